// A shop of the tests: pages on an origin of its own, which load what pages of shops load, and a Chromium that visits them. All addresses
// are of this machine, and Chromium resolves no names.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import esbuild from 'esbuild'
import { chromium } from 'playwright-core'
import { clientApplicationId, clientSecretKey, needed, until, url } from '../api.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const packages = path.join(path.dirname(here), 'node_modules')

// Chromium may be one of many programs on a busy machine.
const patience = 30_000

// What a page can load by <script> or <link>, as it is in its package.
const files = {
	'/jquery.js': 'jquery/dist/jquery.min.js',
	'/voucherify.js': 'voucherify.js/dist/voucherify.min.js',
	'/voucherify.css': 'voucherify.js/dist/voucherify.min.css',
}

// What is made for pages by a bundler, from modules of this folder.
const bundles = { '/sdk.js': 'page-sdk.mjs', '/widgets.js': 'page-widgets.jsx' }

// openShop serves pages and starts Chromium. A page is a list of what it loads and knows how to reach the server by window.punchcard.
//
//	shop.visit(['/jquery.js', '/voucherify.js'])  is a page that has loaded these
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
		executablePath: needed('PUNCHCARD_CHROMIUM'),
		timeout: patience,
		args: [
			'--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
			'--disable-sync', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
		],
	})
	const open = async (address) => {
		const context = await browser.newContext()
		context.setDefaultTimeout(patience)
		const page = await context.newPage()
		page.problems = problemsOf(page)
		await page.goto(address)
		return page
	}
	return {
		// visit opens a page with a browser of its own: no cache, no cookie. The host localhost is one that the project does not trust.
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

// bundleOf is a module and what it imports as one script, as a shop would put it on its pages.
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

// problemsOf collects what went wrong on a page for as long as it is open: errors in its console, exceptions, answers with a status of 400
// and more, requests that failed, and any request to another machine. Requests are watched and not routed: Playwright answers the
// question before a call (the preflight of CORS) by itself when a page has routes.
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

// unspoiled fails if anything went wrong on a page.
export function unspoiled(page) {
	assert.deepEqual(page.problems, [])
}

// told waits for what a page collects in window.told. Anything that goes wrong there ends the wait.
export function told(page) {
	return until(
		'the page tells something',
		() => {
			unspoiled(page)
			return page.evaluate(() => window.told)
		},
		(all) => all.length > 0,
	)
}
