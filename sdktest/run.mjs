#!/usr/bin/env node
// Builds Punchcard, starts it on fresh storage, tests it with the official Voucherify clients, and stops it.
//
//	node sdktest/run.mjs [--storage memory|sqlite:PATH|postgres://...] [NAME...]
//
// Without --storage the server uses a temporary SQLite file. Names select test files: "campaigns" runs campaigns.test.mjs, "browser" that
// folder. The log of the server is in .build/sdktest.log.
//
//	*.test.mjs          the JavaScript SDK (@voucherify/sdk)
//	older/*.test.mjs    the older client for Node.js (voucherify)
//	browser/*.test.mjs  scripts of pages in Chromium: voucherify.js, the SDK and the React widgets

import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(here)
const build = path.join(root, '.build')
const binary = path.join(build, 'punchcard')
const logPath = path.join(build, 'sdktest.log')

const { values: options, positionals: chosen } = parseArgs({
	options: { storage: { type: 'string' } },
	allowPositionals: true,
})

class Failure extends Error {}

async function main() {
	const files = testFiles()
	const chromium = files.some((file) => path.dirname(file).endsWith('browser')) ? ensureChromium() : ''
	fs.mkdirSync(build, { recursive: true })
	installClients()
	run('go', ['build', '-o', binary, './cmd/punchcard'], root)

	const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'punchcard-sdktest-'))
	const storage = options.storage ?? `sqlite:${path.join(scratch, 'punchcard.db')}`
	const server = startServer(storage, scratch)
	process.on('exit', () => {
		server.process.kill('SIGKILL')
		fs.rmSync(scratch, { recursive: true, force: true })
	})
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
	await awaitReady(server)
	await allowPages(server)

	const passed = await runTests(server, files, chromium)
	await stopServer(server)
	if (!passed) {
		console.error(`\nThe last lines of the server's log, ${logPath}:\n${logTail()}`)
		process.exitCode = 1
	}
}

function testFiles() {
	const files = ['.', 'older', 'browser']
		.flatMap((folder) => fs.readdirSync(path.join(here, folder)).map((name) => path.posix.join(folder, name)))
		.filter((name) => name.endsWith('.test.mjs'))
		.filter((name) => chosen.length === 0 || chosen.includes(name.replace('.test.mjs', '')) || chosen.includes(path.dirname(name)))
	if (files.length === 0) throw new Failure(`no test file is called ${chosen.join(' or ')}`)
	return files.map((name) => path.join(here, name))
}

function ensureChromium() {
	const script = path.join(root, 'scripts', 'ensure-chromium.sh')
	const { status, stdout, error } = spawnSync(script, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
	if (error || status !== 0) throw new Failure(`no Chromium${error ? `: ${error.message}` : ''}`)
	return stdout.trim()
}

// Installs the packages of the lock file, unless they are installed: a copy of the lock file marks that.
function installClients() {
	const lock = fs.readFileSync(path.join(here, 'package-lock.json'), 'utf8')
	const mark = path.join(here, 'node_modules', '.installed-lock.json')
	if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return
	run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here)
	fs.writeFileSync(mark, lock)
}

function run(program, args, cwd) {
	console.log(`+ ${program} ${args.join(' ')}`)
	const { status, error } = spawnSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
	if (error) throw new Failure(`cannot run ${program}: ${error.message}`)
	if (status !== 0) throw new Failure(`${program} ${args[0]} failed`)
}

function startServer(storage, cwd) {
	const credentials = {
		PUNCHCARD_BOOTSTRAP_PROJECT_ID: 'proj_sdktest',
		PUNCHCARD_BOOTSTRAP_APP_ID: randomUUID(),
		PUNCHCARD_BOOTSTRAP_APP_TOKEN: randomUUID(),
		PUNCHCARD_BOOTSTRAP_CLIENT_APP_ID: randomUUID(),
		PUNCHCARD_BOOTSTRAP_CLIENT_TOKEN: randomUUID(),
		PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID: randomUUID(),
		PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN: randomUUID(),
	}
	// The default limit by address would refuse the tests, which have one address.
	const args = ['serve', '--storage', storage, '--addr', '127.0.0.1:0', '--client-rate', '']
	console.log(`+ punchcard ${args.join(' ')}`)
	const log = fs.openSync(logPath, 'w')
	const child = spawn(binary, args, { cwd, env: { ...process.env, ...credentials }, stdio: ['ignore', log, log] })
	fs.closeSync(log)
	return { process: child, url: '', credentials, exit: once(child, 'exit') }
}

// Waits until the server says where it listens, and answers there.
async function awaitReady(server) {
	const deadline = Date.now() + 120_000
	while (Date.now() < deadline) {
		if (server.process.exitCode !== null || server.process.signalCode !== null)
			throw new Failure(`the server ended before it was ready. It said:\n${logTail()}`)
		server.url ||= fs.readFileSync(logPath, 'utf8').match(/msg=listening url=(http:\S+)/)?.[1] ?? ''
		if (server.url && (await fetch(`${server.url}/readyz`).then((answer) => answer.ok, () => false))) return
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	throw new Failure(`the server was not ready within two minutes. It said:\n${logTail()}`)
}

// Allows client-side calls of the project that all tests share. Its trusted origins are shop.example, which the Node.js client claims, and
// 127.0.0.1, where pages are served.
async function allowPages(server) {
	const { PUNCHCARD_BOOTSTRAP_PROJECT_ID: project, PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID: id, PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN: token } = server.credentials
	const answer = await fetch(`${server.url}/management/v1/projects/${project}`, {
		method: 'PUT',
		headers: { 'X-Management-Id': id, 'X-Management-Token': token, 'Content-Type': 'application/json' },
		body: JSON.stringify({
			client_trusted_domains: ['shop.example', '127.0.0.1'],
			client_redeem_enabled: true, client_publish_enabled: true, client_list_vouchers_enabled: true, client_create_customer_enabled: true,
		}),
	})
	if (!answer.ok) throw new Failure(`the project cannot be configured for pages: ${answer.status} ${await answer.text()}`)
}

async function runTests(server, files, chromium) {
	const tests = spawn(process.execPath, ['--test', '--test-reporter=spec', ...files], {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: {
			...process.env,
			PUNCHCARD_URL: server.url,
			PUNCHCARD_APP_ID: server.credentials.PUNCHCARD_BOOTSTRAP_APP_ID,
			PUNCHCARD_APP_TOKEN: server.credentials.PUNCHCARD_BOOTSTRAP_APP_TOKEN,
			PUNCHCARD_CLIENT_APP_ID: server.credentials.PUNCHCARD_BOOTSTRAP_CLIENT_APP_ID,
			PUNCHCARD_CLIENT_TOKEN: server.credentials.PUNCHCARD_BOOTSTRAP_CLIENT_TOKEN,
			PUNCHCARD_PROJECT_ID: server.credentials.PUNCHCARD_BOOTSTRAP_PROJECT_ID,
			PUNCHCARD_MANAGEMENT_ID: server.credentials.PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID,
			PUNCHCARD_MANAGEMENT_TOKEN: server.credentials.PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN,
			PUNCHCARD_CHROMIUM: chromium,
		},
	})
	const [code] = await once(tests, 'exit')
	return code === 0
}

// Stops the server and tests its shutdown: requests finish, jobs return to the queue, the status is 0.
async function stopServer(server) {
	if (server.process.exitCode !== null || server.process.signalCode !== null)
		throw new Failure(`the server did not survive the tests. It said:\n${logTail()}`)
	server.process.kill('SIGTERM')
	const late = setTimeout(() => server.process.kill('SIGKILL'), 120_000)
	const [code, signal] = await server.exit
	clearTimeout(late)
	if (code !== 0) throw new Failure(`the server did not stop in order (${signal ?? `status ${code}`}). It said:\n${logTail()}`)
}

function logTail() {
	return fs.readFileSync(logPath, 'utf8').trimEnd().split('\n').slice(-40).join('\n')
}

main().catch((problem) => {
	console.error(problem instanceof Failure ? `SDK test: ${problem.message}` : problem)
	process.exit(1)
})
