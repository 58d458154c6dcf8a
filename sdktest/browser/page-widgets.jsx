// The script of a page with the React widgets: window.show('VoucherifyValidate', {...}) renders one, and window.messages collects the arguments of
// its callbacks.

import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as widgets from '@voucherify/react-widget'
import '@voucherify/react-widget/dist/voucherify.css'

const { url: apiUrl, clientApplicationId, clientSecretKey } = window.punchcard

window.messages = []
const tell = (what) => (answer) => window.messages.push({ what, answer })

window.show = (name, options) => {
	const Widget = widgets[name]
	ReactDOM.render(
		<Widget
			apiUrl={apiUrl} clientApplicationId={clientApplicationId} clientSecretKey={clientSecretKey} {...options}
			onValidated={tell('validated')} onRedeemed={tell('redeemed')} onPublished={tell('published')} onSubscribed={tell('subscribed')} onError={tell('error')}
		/>,
		document.getElementById('shop'),
	)
}
