// A shop for the tests: pages on an origin of its own that load the published scripts, and a Chromium that visits them. All addresses are local,
// and Chromium resolves no names.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import esbuild from 'esbuild'
import { chromium } from 'playwright-core'
import { clientApplicationId, clientSecretKey, requiredEnv, until, url } from '../api.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const packages = path.join(path.dirname(here), 'node_modules')

// Long enough for Chromium on a busy host, in milliseconds.
const timeout = 120_000

// The files that a page can load by <script> or <link>, in their packages.
const files = {
	'/jquery.js': 'jquery/dist/jquery.min.js',
	'/voucherify.js': 'voucherify.js/dist/voucherify.min.js',
	'/voucherify.css': 'voucherify.js/dist/voucherify.min.css',
}

// The scripts that a bundler makes of modules in this folder.
const bundles = { '/sdk.js': 'page-sdk.mjs', '/widgets.js': 'page-widgets.jsx' }

// openShop serves pages and starts Chromium. window.punchcard of a page has the address and the keys of the server.
//
//	shop.visit(['/jquery.js', '/voucherify.js'])  opens a page with these scripts
export async function openShop() {
	const server = http.createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url, 'http://shop')
		if (pathname === '/') response.setHeader('Content-Type', 'text/html').end(pageOf(searchParams.getAll('load')))
		else if (files[pathname]) response.setHeader('Content-Type', typeOf(pathname)).end(fs.readFileSync(path.join(packages, files[pathname])))
		else if (bundles[pathname]) response.setHeader('Content-Type', typeOf(pathname)).end(await bundleOf(bundles[pathname]))
		else response.writeHead(404).end()
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address()
	const browser = await chromium.launch({
		executablePath: requiredEnv('PUNCHCARD_CHROMIUM'),
		timeout,
		args: [
			'--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
			'--disable-sync', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
		],
	})
	const open = async (address) => {
		const context = await browser.newContext()
		context.setDefaultTimeout(timeout)
		const page = await context.newPage()
		page.problems = problemsOf(page)
		await page.goto(address)
		return page
	}
	return {
		// visit opens a page in a new browser context, without caches and cookies. The project does not trust the host localhost.
		visit: (load, host = '127.0.0.1') => open(`http://${host}:${port}/?${new URLSearchParams(load.map((name) => ['load', name]))}`),
		// read opens a page of the server itself.
		read: (path) => open(url + path),
		async close() {
			await browser.close()
			server.close()
		},
	}
}

function pageOf(load) {
	const config = JSON.stringify({ url, clientApplicationId, clientSecretKey })
	const loaded = load.map((name) => (name.endsWith('.css') ? `<link rel="stylesheet" href="${name}">` : `<script src="${name}"></script>`))
	return `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title></head>
<body><div id="shop"></div><script>window.punchcard = ${config}</script>${loaded.join('')}</body></html>`
}

const typeOf = (name) => (name.endsWith('.css') ? 'text/css' : 'text/javascript')

const made = new Map()

// bundleOf returns a module and its imports as one script.
function bundleOf(name) {
	if (!made.has(name))
		made.set(
			name,
			esbuild
				.build({
					entryPoints: [path.join(here, name)],
					bundle: true, write: false, format: 'iife', platform: 'browser', jsx: 'transform', minify: true, logLevel: 'warning',
					define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
					loader: { '.css': 'empty' },
				})
				.then(({ outputFiles }) => outputFiles[0].text),
		)
	return made.get(name)
}

// problemsOf collects the problems of a page while it is open: errors in its console, exceptions, answers with a status of 400 and more, failed
// requests, and requests to other hosts. It observes requests and does not route them: with routes Playwright itself answers CORS preflights.
function problemsOf(page) {
	const problems = []
	page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(`console: ${message.text()}`))
	page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
	page.on('requestfailed', (request) => problems.push(`failed: ${request.method()} ${pathOf(request.url())}: ${request.failure()?.errorText}`))
	page.on('request', (request) => {
		if (!/^(data:|http:\/\/(127\.0\.0\.1|localhost):)/.test(request.url())) problems.push(`elsewhere: ${request.url()}`)
	})
	page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()}: ${response.request().method()} ${pathOf(response.url())}`))
	return problems
}

const pathOf = (address) => new URL(address).pathname

// assertNoProblems fails if a page has problems.
export function assertNoProblems(page) {
	assert.deepEqual(page.problems, [])
}

// messages waits for entries of window.messages. A problem of the page ends the wait.
export function messages(page) {
	return until(
		'the page has messages',
		() => {
			assertNoProblems(page)
			return page.evaluate(() => window.messages)
		},
		(all) => all.length > 0,
	)
}
