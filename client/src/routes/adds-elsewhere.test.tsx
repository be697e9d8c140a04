import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AddedPieces } from '../analytics/added-pieces.ts'
import { BuyAgain } from '../features/order-status/buy-again.tsx'
import { RefreshMeContext } from '../framework/me.ts'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { mockBrowser } from '../ui/testing/mock-browser.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import { AddPhoto } from './frame-my-photos/add-photo.tsx'
import { BuyAll } from './gallery-wall/buy-all.tsx'
import { GiftCardForm } from './gift-cards/gift-card-form.tsx'

const price = { minor: 1999, currency: 'USD' }
const PRODUCT = { id: 'AP', name: 'Quiet Ridge', price, quantity: 2, artist: 'Ines Caldera' }
const PIECES: AddedPieces = {
  added: [PRODUCT],
  refused: [{ ...PRODUCT, id: 'A2', name: 'Arches' }],
  missing: ['A2', 'A0'],
  marketing: [{ event: 'AddToCart', upi: 'AP' }],
}
const ADDED = { upi: 'AFB', money: price, productType: 'Photo', size: {}, upgrades: [], marketing: [] }

const piece = {
  key: '0 A2',
  upi: 'A2',
  title: 'Arches',
  artist: '',
  href: '',
  kind: '',
  size: '',
  minimum: 1,
  price: '',
  money: price,
  options: [],
  look: { image: '', print: { width: 1, height: 1 } },
  width: 1,
  height: 1,
}
const wall = (
  <BuyAll
    plan={{ hook: 0, width: 1, height: 1, gap: 1, pieces: [{ upi: 'A2' }] }}
    pieces={[piece]}
    total=""
    isLoading={false}
  />
)
const again = <BuyAgain orderNumber="W1" path="/orders/buy-again" fields={[['piece', '1 AP']]} />
const photo = <AddPhoto product={PRODUCT} pendingUpi={() => ''} />
const giftCard = (item: string) => (
  <GiftCardForm
    view={{
      head: {
        title: '',
        description: '',
        keywords: '',
        robots: '',
        kind: 'website',
        canonical: '',
        alternates: [],
      },
      item,
      values: {
        design: '',
        recipientName: '',
        recipientEmail: '',
        senderName: '',
        message: '',
        deliveryDate: '',
      },
      designs: [],
      amounts: [],
      amount: '',
      other: '25.00',
      currency: 'USD',
      today: '',
      lastDay: '',
    }}
  />
)

const requests = jest.fn<typeof fetch>()
const refreshed = jest.fn(async () => {})

beforeAll(async () => {
  mockBrowser()
  await import('../features/add-to-cart/confirmation.tsx')
})

beforeEach(() => {
  requests.mockReset()
  refreshed.mockClear()
  delete window.dataLayer
  delete window.marketingEvents
  Object.assign(globalThis, { fetch: requests })
})

const activities = () =>
  requests.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [JSON.parse(init.body)] : []))

async function press(element: ReactElement, button: string | RegExp, status: number, body: object) {
  requests.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
  const routes = [{ path: '*', element: <Toasts>{element}</Toasts> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/somewhere'] })
  render(
    <LocaleProvider locale="en-US">
      <RefreshMeContext value={refreshed}>
        <RouterProvider router={router} />
      </RefreshMeContext>
    </LocaleProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(requests).toHaveBeenCalled())
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  dispatchEvent(new Event('pagehide'))
}

const redirect = { status: 303, location: '/cart' }

test.each([
  [
    'a wall',
    wall,
    'Add all to cart',
    { redirect, data: PIECES },
    /^Cannot be bought at the moment: Arches\./,
  ],
  ['an order', again, /^Buy again/, { data: PIECES }, /^These cannot be bought any more:$/],
])(
  'of %s is told what came into the cart, and what did not (ATC-03, ATC-26)',
  async (_, element, button, body, error) => {
    await press(element, button, 200, body)
    expect(window.dataLayer).toEqual([
      expect.objectContaining({
        event: 'add_to_cart',
        value: 39.98,
        items: [expect.objectContaining({ item_id: 'AP', quantity: 2, item_brand: 'Ines Caldera' })],
      }),
      expect.objectContaining({
        event: 'add_to_cart_failure',
        error: expect.stringMatching(error),
        items: [expect.objectContaining({ item_id: 'A2' })],
      }),
    ])
    expect(window.marketingEvents).toEqual(PIECES.marketing)
    expect(activities()).toEqual([{ name: 'addToCart', lines: [{ id: 'AP', price, quantity: 2 }] }])
    expect(refreshed).toHaveBeenCalledTimes(1)
  },
)

test('a gift card that is bought is told of as any other add (ATC-03)', async () => {
  const marketing = [{ event: 'AddToCart' }]
  await press(giftCard(''), 'Add gift card to cart', 200, { redirect, data: { marketing } })
  expect(window.dataLayer).toMatchObject([
    { event: 'add_to_cart', value: 25, items: [{ item_id: 'GC0025' }] },
  ])
  expect(window.marketingEvents).toEqual(marketing)
  expect(activities()).toMatchObject([{ name: 'addToCart', lines: [{ id: 'GC0025', quantity: 1 }] }])
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test('a gift card that is changed is no add', async () => {
  await press(giftCard('gift-1'), 'Save', 200, { redirect, data: { marketing: [] } })
  expect([window.dataLayer, activities()]).toEqual([undefined, []])
})

test('a piece that is framed is told of under the number it came into the cart with (ATC-03)', async () => {
  await press(photo, 'Add to Cart', 200, { data: ADDED })
  expect(window.dataLayer).toMatchObject([{ event: 'add_to_cart', items: [{ item_id: 'AFB' }] }])
})

test.each([
  ['a wall', wall, 'Add all to cart', ['A2']],
  ['an order', again, /^Buy again/, []],
  ['a framed piece', photo, 'Add to Cart', ['AP']],
  ['a gift card', giftCard(''), 'Add gift card to cart', ['GC0025']],
])('an add of %s that failed is told of with its error (ATC-26)', async (_, element, button, ids) => {
  await press(element, button, 422, { errors: { '': [{ code: 'stock.few', message: 'Only 2 left!' }] } })
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      event: 'add_to_cart_failure',
      error: 'Only 2 left!',
      error_code: 'stock.few',
      items: ids.map(id => expect.objectContaining({ item_id: id })),
    }),
  ])
  expect(activities()).toEqual([])
})

const sentKeys = () =>
  requests.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('idempotency-key') ?? [])

async function pressAgain(button: RegExp | string) {
  const before = sentKeys().length
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(sentKeys()).toHaveLength(before + 1))
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
}

const BROKEN = { errors: { '': [{ code: 'error.generic', message: 'Something went wrong. Try again!' }] } }

test('an order that is bought again after a lost answer is the same intent, and once it is bought another', async () => {
  await press(again, /^Buy again/, 503, BROKEN)
  requests.mockImplementation(async () => Response.json({ data: PIECES }))
  await pressAgain(/^Buy again/)
  await pressAgain(/^Buy again/)
  const [first, second, third] = sentKeys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a form that is corrected after a lost answer is another intent, and unchanged the same', async () => {
  const button = 'Add gift card to cart'
  await press(giftCard(''), button, 503, BROKEN)
  await pressAgain(button)
  await userEvent.type(screen.getByRole('textbox', { name: /their email/i }), 'ria@example.com')
  await pressAgain(button)
  const [first, second, third] = sentKeys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
