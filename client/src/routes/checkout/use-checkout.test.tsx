import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { RefreshMeContext } from '../../framework/me.ts'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { useCheckout } from './use-checkout.ts'

const VIEW: CheckoutView = {
  step: 'review',
  steps: [],
  basketId: 'b1',
  total: { text: '', amount: { minor: 0, currency: 'USD' } },
  needsShipping: true,
  isCovered: false,
  isSignedIn: false,
  email: '',
  isOwnEmail: false,
  addresses: [],
  shipping: {},
  billing: {},
  isBillingSame: true,
  methods: [],
  cards: [],
  count: '',
  lines: [],
  rows: [],
  promoCodes: [],
  products: [],
}

function Review() {
  const { submit } = useCheckout(VIEW)
  return (
    <button type="button" onClick={() => void submit('review', {})}>
      Place order
    </button>
  )
}

test('an order that may have been placed though it failed is no more in the cart of the header', async () => {
  const events: string[] = []
  const errors = { '': [{ code: 'error.generic', message: 'Something went wrong. Try again!' }] }
  Object.assign(globalThis, { fetch: async () => Response.json({ errors }, { status: 422 }) })
  const loader = () => events.push('page')
  const routes = [{ id: 'checkout', path: '/', element: <Review />, loader }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { checkout: 0 } } })
  render(
    <LocaleProvider locale="en-US">
      <RefreshMeContext value={async () => void events.push('header')}>
        <RouterProvider router={router} />
      </RefreshMeContext>
    </LocaleProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(events).toEqual(['page', 'header']))
})
