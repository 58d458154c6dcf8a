// Searching the reference, and trying operations against this server. Keys are kept in the fields of the page and are not stored.
'use strict'

const search = document.getElementById('search')
const keys = document.getElementById('keys')
const entries = [...document.querySelectorAll('.entry')].map((element) => ({ element, text: searchable(element) }))
search.hidden = keys.hidden = false

// The searched text of an entry: the method, path, title and first sentence of an operation, the name and properties of a type, a whole refusal.
function searchable(element) {
	const parts = [element.id]
	if (element.matches('.operation')) parts.push(element.querySelector('summary').textContent, element.querySelector('p').textContent)
	else parts.push(element.textContent)
	return parts.join(' ').toLowerCase()
}

function find() {
	const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
	let found = 0
	for (const { element, text } of entries) {
		const matches = words.every((word) => text.includes(word))
		element.hidden = !matches
		if (matches) found++
	}
	for (const group of document.querySelectorAll('.group')) group.hidden = words.length > 0 && !group.querySelector('.entry:not([hidden])')
	document.getElementById('nothing').hidden = found > 0
}

search.addEventListener('input', find)
document.addEventListener('keydown', (event) => {
	const typing = /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)
	if (event.key === '/' && !typing) {
		event.preventDefault()
		search.focus()
	}
	if (event.key === 'Escape' && document.activeElement === search) {
		search.value = ''
		find()
	}
})

// A link to an operation or a type opens it, even where the search hides it.
function openTarget() {
	const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
	if (!target) return
	if (target.closest('[hidden]')) {
		search.value = ''
		find()
	}
	if (target.tagName === 'DETAILS') target.open = true
	target.scrollIntoView()
}
window.addEventListener('hashchange', openTarget)
openTarget()

function make(tag, text, parent) {
	const element = document.createElement(tag)
	element.textContent = text
	parent.append(element)
	return element
}

// The form for trying an operation is made when the operation is first opened.
document.addEventListener('toggle', (event) => {
	const box = event.target.open && event.target.querySelector && event.target.querySelector(':scope > .try:empty')
	if (box) prepare(box, event.target)
}, true)

function prepare(box, operation) {
	make('h3', 'Try it', box)
	const pathLabel = make('label', 'Path', box)
	const path = pathLabel.appendChild(document.createElement('input'))
	path.value = box.dataset.path
	path.spellcheck = false
	let body = null
	if (box.dataset.media === 'application/json') {
		const bodyLabel = make('label', 'Body', box)
		body = bodyLabel.appendChild(document.createElement('textarea'))
		body.spellcheck = false
		const example = operation.querySelector('pre.request')
		body.value = example ? example.textContent : '{}'
	}
	const button = make('button', `Send ${box.dataset.method}`, box)
	button.type = 'button'
	const status = make('p', '', box)
	status.setAttribute('role', 'status')
	const answer = make('pre', '', box)
	answer.tabIndex = 0
	answer.hidden = true
	button.addEventListener('click', async () => {
		button.disabled = true
		try {
			await send(box, path.value, body && body.value, status, answer)
		} finally {
			button.disabled = false
		}
	})
}

async function send(box, path, body, status, answer) {
	answer.hidden = true
	if (!/^\/(v1|v2|client|management)\//.test(path)) {
		status.textContent = 'The path has to begin with /v1/, /v2/, /client/ or /management/.'
		return
	}
	const headers = {}
	for (const field of keys.querySelectorAll(`input[data-side="${box.dataset.side}"]`)) headers[field.dataset.header] = field.value.trim()
	if (Object.values(headers).some((value) => value === '')) {
		keys.open = true
		keys.querySelector(`input[data-side="${box.dataset.side}"]`).focus()
		status.textContent = `Enter a key of the ${box.dataset.side} side first.`
		return
	}
	if (body) headers['Content-Type'] = 'application/json'
	status.textContent = 'Sent …'
	const begun = performance.now()
	try {
		const response = await fetch(path, { method: box.dataset.method, headers, body: body || undefined, credentials: 'omit', redirect: 'error', cache: 'no-store' })
		const text = await response.text()
		status.textContent = `${response.status} ${response.statusText} after ${Math.round(performance.now() - begun)} ms`
		answer.textContent = pretty(text)
		answer.hidden = text === ''
	} catch (problem) {
		status.textContent = `The call did not come through: ${problem.message}`
	}
}

// An answer is indented, unless parsing would round a number in it.
function pretty(text) {
	if (/\d{16}|\d[eE]/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, ''))) return text
	try {
		return JSON.stringify(JSON.parse(text), null, 2)
	} catch {
		return text
	}
}
