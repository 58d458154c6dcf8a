#!/usr/bin/env node
// Holds the OpenAPI document against generators that others use: Redocly lints it, openapi-typescript makes types of it, and the TypeScript
// compiler takes these and a client that uses them. A warning fails, too.
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
	if (found.totals.errors + found.totals.warnings + found.totals.ignored > 0) throw new Failure('Redocly finds faults with the document')

	const said = tool('openapi-typescript', 'bin/cli.js', [document, '--output', path.join(build, 'openapi.ts')])
	if (/warn|⚠/i.test(said)) throw new Failure(`openapi-typescript warns:\n${said}`)
	tool('typescript', 'bin/tsc', ['--noEmit', '--strict', '--skipLibCheck', 'false', path.join(here, 'use.ts')])
	console.log('The OpenAPI document passes Redocly, openapi-typescript and the TypeScript compiler without a warning.')
}

// A copy of the lock file marks what is installed, so that a second run installs nothing.
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

// A program's output. Its errors are shown when it fails.
function run(program, args, cwd) {
	console.log(`+ ${path.basename(program)} ${args.join(' ').replaceAll(root + path.sep, '')}`)
	const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
	const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, env, maxBuffer: 64 << 20, encoding: 'utf8' })
	if (error) throw new Failure(`cannot run ${program}: ${error.message}`)
	// A linter that finds faults ends with a status of its own, and says them in its output.
	if (status !== 0 && !args.includes('lint')) throw new Failure(`${path.basename(program)} ${args[0]} failed:\n${stdout}${stderr}`)
	return stdout + (args.some((arg) => arg.includes('openapi-typescript')) ? stderr : '')
}

try {
	main()
} catch (problem) {
	console.error(problem instanceof Failure ? `OpenAPI test: ${problem.message}` : problem)
	process.exit(1)
}
