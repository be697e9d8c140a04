import { EventEmitter, once } from 'node:events'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { RefreshMeContext } from '../../framework/me.ts'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { ORDER_UNANSWERED } from '../../features/place-order/order-attempt.tsx'
import { ORDER_CHANGED } from './problems.ts'
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

const ERRORS = { '': [{ code: 'error.generic', message: 'Something went wrong. Try again!' }] }

function openReview({ loader, refreshMe }: { loader?: () => unknown; refreshMe?: () => Promise<void> } = {}) {
  const routes = [
    { id: 'checkout', path: '/', element: <Review />, ...(loader && { loader }) },
    { path: '/cart', element: <h1>Cart</h1> },
  ]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { checkout: 0 } } })
  render(
    <LocaleProvider locale="en-US">
      <Toasts>
        <RefreshMeContext value={refreshMe ?? (async () => {})}>
          <RouterProvider router={router} />
        </RefreshMeContext>
      </Toasts>
    </LocaleProvider>,
  )
  return router
}

test('an order that may have been placed though it failed is no more in the cart of the header', async () => {
  const events: string[] = []
  Object.assign(globalThis, { fetch: async () => Response.json({ errors: ERRORS }, { status: 422 }) })
  openReview({
    loader: () => events.push('page'),
    refreshMe: async () => void events.push('header'),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(events).toEqual(['page', 'header']))
})

test.each([
  ['is refused', () => Response.json({ errors: { '': [ORDER_CHANGED] } }, { status: 422 }), ORDER_CHANGED],
  ['has no answer', () => Response.json({ errors: ERRORS }, { status: 422 }), ORDER_UNANSWERED],
  ['fails', () => new Response('', { status: 500 }), ORDER_UNANSWERED],
])(
  'an order that %s when the checkout has been left is told of on the page that is shown',
  async (_, answer, { message }) => {
    const events = new EventEmitter()
    const answered = once(events, 'left').then(answer)
    Object.assign(globalThis, { fetch: () => answered })
    const router = openReview()
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await act(() => router.navigate('/cart'))
    events.emit('left')
    expect(await screen.findByText(message, { exact: false })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Cart' })).toBeTruthy()
  },
)
