#!/usr/bin/env node
// Tests the OpenAPI document with published tools: Redocly lints it, openapi-typescript generates types of it, and the TypeScript compiler
// compiles these and a client that uses them. A warning is a failure, too.
//
//	node apitest/run.mjs

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(here)
const build = path.join(root, '.build', 'apitest')
const document = path.join(build, 'openapi.json')

class Failure extends Error {}

function main() {
	fs.mkdirSync(build, { recursive: true })
	install()
	fs.writeFileSync(document, run('go', ['run', './apitest/document'], root))

	const found = JSON.parse(tool('@redocly/cli', 'bin/cli.js', ['lint', document, '--format=json', '--config', path.join(here, 'redocly.yaml')]))
	for (const problem of found.problems) console.error(`${problem.severity} ${problem.ruleId}: ${problem.message} at ${problem.location?.[0]?.pointer}`)
	if (found.totals.errors + found.totals.warnings + found.totals.ignored > 0) throw new Failure('Redocly reports problems')

	const output = tool('openapi-typescript', 'bin/cli.js', [document, '--output', path.join(build, 'openapi.ts')])
	if (/warn|⚠/i.test(output)) throw new Failure(`openapi-typescript warns:\n${output}`)
	tool('typescript', 'bin/tsc', ['--noEmit', '--strict', '--skipLibCheck', 'false', path.join(here, 'use.ts')])
	console.log('The OpenAPI document passes Redocly, openapi-typescript and the TypeScript compiler without a warning.')
}

// Installs the packages of the lock file, unless they are installed: a copy of the lock file marks that.
function install() {
	const lock = fs.readFileSync(path.join(here, 'package-lock.json'), 'utf8')
	const mark = path.join(here, 'node_modules', '.installed-lock.json')
	if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return
	run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here)
	fs.writeFileSync(mark, lock)
}

function tool(name, script, args) {
	return run(process.execPath, [path.join(here, 'node_modules', name, script), ...args], here)
}

// Runs a program and returns its output. When it fails the output is part of the error.
function run(program, args, cwd) {
	console.log(`+ ${path.basename(program)} ${args.join(' ').replaceAll(root + path.sep, '')}`)
	const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
	const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, env, maxBuffer: 64 << 20, encoding: 'utf8' })
	if (error) throw new Failure(`cannot run ${program}: ${error.message}`)
	// A linter that reports problems fails, too. Its output has the problems.
	if (status !== 0 && !args.includes('lint')) throw new Failure(`${path.basename(program)} ${args[0]} failed:\n${stdout}${stderr}`)
	return stdout + (args.some((arg) => arg.includes('openapi-typescript')) ? stderr : '')
}

try {
	main()
} catch (problem) {
	console.error(problem instanceof Failure ? `OpenAPI test: ${problem.message}` : problem)
	process.exit(1)
}
