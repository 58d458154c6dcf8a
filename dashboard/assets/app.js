// What HTML has no element for. No state, and no words: those are in the page.
'use strict'

// A tab that nobody sees asks for nothing.
document.addEventListener('htmx:before:request', (event) => {
	const { sourceElement } = event.detail.ctx
	if (document.hidden && sourceElement?.getAttribute('hx-trigger')?.startsWith('every')) event.preventDefault()
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
	const points = [...plot.querySelectorAll('.point')]
	const old = points.findIndex((p) => p.classList.contains('at'))
	const next = Math.min(Math.max(old < 0 && step < 0 ? points.length - 1 : old + step, 0), points.length - 1)
	points[old]?.classList.remove('at')
	points[next].classList.add('at')
	plot.closest('figure').querySelector('.at-point').textContent = points[next].querySelector('title').textContent
})
