// What HTML has no element for. No state, and no words: those are in the page.
'use strict'

// A tab that nobody sees asks for nothing.
document.addEventListener('htmx:before:request', (event) => {
	const { sourceElement } = event.detail.ctx
	if (document.hidden && sourceElement?.getAttribute('hx-trigger')?.startsWith('every')) event.preventDefault()
})

// An answer waits until the mouse button is up. What it moves away below a pressed button would not be clicked.
let released = Promise.resolve()
document.addEventListener('pointerdown', (event) => {
	if (event.button === 0 && event.target.closest('button, a')) released = new Promise((release) => {
		for (const up of ['pointerup', 'pointercancel']) document.addEventListener(up, () => setTimeout(release), { once: true }) // the click comes first
	})
}, true)
document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
	const send = ctx.fetch
	ctx.fetch = async (...request) => {
		const answer = await send(...request)
		await released
		return answer
	}
})

// Copy buttons need scripts, and are not there without them.
for (const button of document.querySelectorAll('[data-copy]')) {
	button.hidden = false
	button.addEventListener('click', () => {
		const field = document.getElementById(button.dataset.copy)
		field.select()
		navigator.clipboard?.writeText(field.value)
	})
}

// A toast is about the last act: loading the page again does not show it again.
const address = new URL(location.href)
if (address.searchParams.has('done')) {
	address.searchParams.delete('done')
	history.replaceState(history.state, '', address)
}

// Left and right go through the points of a plot, and say their values below it. The table has them without scripts.
document.addEventListener('keydown', (event) => {
	const plot = event.target instanceof SVGElement && event.target.closest('svg.plot')
	const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
	if (!plot || !step) return
	event.preventDefault()
	const points = [...plot.querySelectorAll('.points path')]
	const old = points.findIndex((p) => p.classList.contains('at'))
	const next = Math.min(Math.max(old < 0 && step < 0 ? points.length - 1 : old + step, 0), points.length - 1)
	points[old]?.classList.remove('at')
	points[next].classList.add('at')
	plot.closest('figure').querySelector('.at-point').textContent = points[next].querySelector('title').textContent
})

// What opens a dialog, and the shortcuts, need scripts. Without them nothing says that they are there.
const opens = (id) => {
	const dialog = document.getElementById(id)
	if (!dialog || document.querySelector('dialog[open]')) return
	for (const field of dialog.querySelectorAll('[data-filters]')) {
		field.value = ''
		field.dispatchEvent(new Event('input'))
	}
	dialog.showModal()
}
for (const button of document.querySelectorAll('[data-opens]')) {
	button.hidden = false
	button.addEventListener('click', () => opens(button.dataset.opens))
}

// A field filters the links of a list by the words in it. Enter goes to the first one, and the arrows go through them.
for (const field of document.querySelectorAll('[data-filters]')) {
	const dialog = field.closest('dialog')
	const status = dialog.querySelector('[data-none]')
	const links = () => [...document.querySelectorAll(`#${field.dataset.filters} li:not([hidden]) a`)]
	const filter = () => {
		const words = field.value.toLowerCase().split(/\s+/)
		for (const item of document.getElementById(field.dataset.filters).children) {
			const text = item.textContent.toLowerCase()
			item.hidden = !words.every((word) => text.includes(word))
		}
		status.textContent = links().length ? '' : status.dataset.none
	}
	field.addEventListener('input', filter)
	dialog.addEventListener('keydown', (event) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (event.key === 'Enter' && event.target === field) links()[0]?.click()
		if (!step) return
		event.preventDefault()
		const all = [field, ...links()]
		all[Math.min(Math.max(all.indexOf(document.activeElement) + step, 0), all.length - 1)].focus()
	})
}

// The shortcuts. None acts while a person types, and while a dialog is open.
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const row = (step) => {
	const rows = [...document.querySelectorAll('main tbody tr:has(a[href])')].filter((r) => r.checkVisibility())
	const next = rows.findIndex((r) => r.contains(document.activeElement)) + step
	rows[Math.min(Math.max(next, 0), rows.length - 1)]?.querySelector('a[href]').focus()
}
const shortcuts = {
	'/': () => document.querySelector('[data-search]')?.focus(),
	'?': () => opens('shortcuts'),
	j: () => row(1),
	k: () => row(-1),
	x: () => document.activeElement.closest('main tbody tr')?.querySelector('.tick input')?.click(),
}
document.addEventListener('keydown', (event) => {
	if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
		event.preventDefault()
		opens('palette')
	} else if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && Object.hasOwn(shortcuts, event.key) &&
		!event.target.closest?.(typing) && !document.querySelector('dialog[open]')) {
		event.preventDefault()
		shortcuts[event.key]()
	}
})
