package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// meter measures the processor time of servers and of PostgreSQL since it was created.
type meter struct {
	processes  []int
	postmaster int
	before     [2]float64
}

func (b *bench) meter(servers ...*server) (*meter, error) {
	m := &meter{}
	for _, s := range servers {
		m.processes = append(m.processes, s.pid())
	}
	var err error
	if m.postmaster, err = b.pg.postmaster(); err != nil {
		return nil, err
	}
	m.before = m.total()
	return m, nil
}

// perRequest returns the processor time of one request in milliseconds: of the servers, and of the database.
func (m *meter) perRequest(requests int) (servers, database float64) {
	if requests == 0 {
		return 0, 0
	}
	now := m.total()
	return (now[0] - m.before[0]) / float64(requests), (now[1] - m.before[1]) / float64(requests)
}

// total returns the processor time in milliseconds: of the servers, and of the database. The time of a backend that has ended is part of the
// postmaster's.
func (m *meter) total() (ms [2]float64) {
	for _, pid := range m.processes {
		own, _, _ := processTimes(pid)
		ms[0] += own
	}
	own, ended, _ := processTimes(m.postmaster)
	ms[1] += own + ended
	all, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range all {
		pid, _ := strconv.Atoi(filepath.Base(dir))
		if own, _, parent := processTimes(pid); parent == m.postmaster {
			ms[1] += own
		}
	}
	return ms
}

// tick is the unit of /proc in milliseconds: it is 1/100 s on every Linux.
const tick = 10

// processTimes returns the processor times of a process and of its ended children, and its parent. For a process that has ended they are 0.
func processTimes(pid int) (own, ended float64, parent int) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, 0, 0
	}
	// The name, in parentheses, may have spaces.
	fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
	if len(fields) < 15 {
		return 0, 0, 0
	}
	number := func(i int) float64 { n, _ := strconv.ParseFloat(fields[i], 64); return n * tick }
	parent, _ = strconv.Atoi(fields[1])
	return number(11) + number(12), number(13) + number(14), parent
}

// resident returns the resident memory of a process in MiB: the present and the highest value.
func resident(pid int) (now, peak float64) {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		kib, _ := strconv.ParseFloat(fields[1], 64)
		switch fields[0] {
		case "VmRSS:":
			now = kib / 1024
		case "VmHWM:":
			peak = kib / 1024
		}
	}
	return now, peak
}

// physicalMemory returns the size of the memory of this machine in bytes.
func physicalMemory() (int64, error) {
	const name = "/proc/meminfo"
	content, err := os.ReadFile(name)
	if err != nil {
		return 0, err
	}
	var kB int64
	if _, err := fmt.Sscanf(string(content), "MemTotal: %d kB", &kB); err != nil {
		return 0, fmt.Errorf("read MemTotal of %s: %w", name, err)
	}
	return kB << 10, nil
}
