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
