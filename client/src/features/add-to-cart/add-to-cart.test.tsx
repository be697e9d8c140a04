import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { RefreshMeContext } from '../../framework/me.ts'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { aVariant, aWork } from '../../catalogue/testing/a-work.ts'
import type { VariantView } from '../../catalogue/work-view.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { AddToCart } from './add-to-cart.tsx'
import type { AddedView } from './added-view.ts'
import { isAddingNow } from './adding-state.ts'

const GENERIC = 'Something went wrong. Try again!'
const PRINT = aVariant({ upi: 'AP' })

const ADDED: AddedView = {
  text: 'Yay! Your item has been added, great choice!',
  itemId: 'line-1',
  upi: 'AP',
  imageId: 'AP',
  alt: 'Quiet Ridge by Ines Caldera, Art Print',
  title: 'Quiet Ridge',
  productType: 'Art Print',
  size: { label: 'Finished Size:', value: '12" x 18"' },
  price: '$19.99',
  money: { minor: 1999, currency: 'USD' },
  oldPrice: '',
  count: '1 item',
  href: '/products/quiet-ridge-A?upi=AP',
  notice: 'Will replace Art Print in your cart',
  upgrades: [{ upi: 'AFB', title: 'Chelsea Black Frame', imageId: 'AFB', price: '$99.00', oldPrice: '' }],
  marketing: [{ event: 'AddToCart', upi: 'AP' }],
}
const FRAMED: AddedView = {
  ...ADDED,
  itemId: 'line-2',
  upi: 'AFB',
  productType: 'Framed Art Print',
  href: '/products/quiet-ridge-A?upi=AFB',
  upgrades: [],
}

const requests = jest.fn<typeof fetch>()
const refreshed = jest.fn(async () => {})

beforeAll(() => mockBrowser())

beforeEach(() => {
  requests.mockReset()
  refreshed.mockClear()
  delete window.dataLayer
  delete window.marketingEvents
  Object.assign(globalThis, { fetch: requests })
})

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const addButton = () => screen.getByRole('button', { name: 'Add to Cart' })
const isCart = (address: unknown) => typeof address === 'string' && address.includes('/cart/')
const sent = () => requests.mock.calls.filter(([address]) => isCart(address))
const keys = () => sent().map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
const eventNames = () => window.dataLayer?.map(({ event }) => event)

/** Answers the cart's forms one after the other, and everything else with nothing. */
function mockAnswers(...given: readonly (Response | Error)[]): void {
  const left = [...given]
  requests.mockImplementation(async address => {
    const next = isCart(address) ? left.shift() : answer(204, null)
    if (next instanceof Response) return next
    throw next ?? new TypeError('Failed to fetch')
  })
}

function renderButton(variant: VariantView = PRINT, locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US') {
  const element = <AddToCart work={aWork()} variant={variant} />
  const routes = [{ path: '*', element: <Toasts>{element}</Toasts> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/products/quiet-ridge-A'] })
  render(
    <LocaleProvider locale={locale}>
      <RefreshMeContext value={refreshed}>
        <RouterProvider router={router} />
      </RefreshMeContext>
    </LocaleProvider>,
  )
  return router
}

test('it is a form that works without scripts (PDP-43)', () => {
  renderButton()
  const form = addButton().closest('form')
  expect(form?.getAttribute('action')).toBe('/cart/items')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ upi: 'AP', quantity: '1' })
})

test.each([
  ['Out of stock', { stockLevel: 0 }],
  ['Only 1 left!', { stockLevel: 1, minOrderQuantity: 2 }],
])('what cannot be ordered says why: %s (PDP-53, STK-07, STK-08)', (reason, inventory) => {
  renderButton(aVariant({ upi: 'AP', inventory }))
  expect(screen.getByRole('button', { name: reason }).hasAttribute('disabled')).toBe(true)
})

test('what is sold in pairs is added in pairs (STK-11)', () => {
  renderButton(aVariant({ upi: 'AP', inventory: { stockLevel: 9, minOrderQuantity: 2 } }))
  expect(new FormData(addButton().closest('form') ?? undefined).get('quantity')).toBe('2')
})

test('an added item is confirmed and reported (ATC-03 to ATC-12)', async () => {
  mockAnswers(answer(200, { data: ADDED }))
  renderButton()
  await userEvent.click(addButton())
  const dialog = within(await screen.findByRole('dialog', { name: ADDED.text }))
  for (const text of ['Quiet Ridge', 'Finished Size:', '12" x 18"', '$19.99', ADDED.notice, 'Upgrade!'])
    expect(dialog.getByText(text)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart')
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      event: 'add_to_cart',
      value: 19.99,
      items: [expect.objectContaining({ item_brand: 'Ines Caldera', item_category: 'Mountains' })],
    }),
  ])
  expect(window.marketingEvents).toEqual(ADDED.marketing)
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test('while one is in flight another click sends nothing (F44)', async () => {
  const holdAnswer: ((answer: Response) => void)[] = []
  requests.mockImplementation(() => new Promise(resolve => void holdAnswer.push(resolve)))
  renderButton()
  const form = addButton().closest('form') ?? document.body
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(sent()).toHaveLength(1)
  expect(addButton().getAttribute('aria-busy')).toBe('true')
  mockAnswers()
  holdAnswer[0]?.(answer(422, { errors: { quantity: [{ code: 'stock.few', message: 'Only 2 left!' }] } }))
  expect(await screen.findByText('Only 2 left!')).toBeTruthy()
})

test('a lost answer is asked for again under the same key, also by the next click (F45)', async () => {
  const lost = new TypeError('Failed to fetch')
  mockAnswers(lost, lost, answer(200, { data: ADDED }), answer(200, { data: ADDED }))
  renderButton()
  await userEvent.click(addButton())
  expect(await screen.findByText(GENERIC)).toBeTruthy()
  expect(eventNames()).toEqual(['add_to_cart_failure'])
  await userEvent.click(addButton())
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await userEvent.click(addButton())
  const [first, again, nextClick, other] = keys()
  expect([again, nextClick]).toEqual([first, first])
  expect(other).not.toBe(first)
})

test('an upgrade opens the confirmation again and leads to its page (ATC-20 to ATC-23)', async () => {
  mockAnswers(answer(200, { data: ADDED }), answer(200, { data: FRAMED }))
  const router = renderButton()
  await userEvent.click(addButton())
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
  expect(await screen.findByText('Framed Art Print')).toBeTruthy()
  expect(screen.queryByText('Upgrade!')).toBeNull()
  const [, upgrade] = sent()
  expect([upgrade?.[0], upgrade?.[1]?.body]).toEqual([
    '/cart/upgrade',
    new URLSearchParams({ item: 'line-1', upi: 'AFB' }),
  ])
  expect(router.state.location.search).toBe('?upi=AFB')
})

/** Presses an upgrade, whose answer comes when it is released. */
async function pressUpgrade() {
  const release: (() => void)[] = []
  mockAnswers(answer(200, { data: ADDED }))
  const router = renderButton()
  await userEvent.click(addButton())
  const dialog = within(await screen.findByRole('dialog'))
  requests.mockImplementation(
    address =>
      new Promise(resolve => {
        if (isCart(address)) release.push(() => resolve(answer(200, { data: FRAMED })))
        else resolve(answer(204, null))
      }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
  const arrive = async () => {
    for (const resolve of release) resolve()
    await waitFor(() => expect(eventNames()).toEqual(['add_to_cart', 'add_to_cart']))
    await waitFor(() => expect(isAddingNow()).toBe(false))
  }
  return { router, dialog, arrive }
}

test('an upgrade whose confirmation was closed meanwhile opens none, and the page stays', async () => {
  const { router, dialog, arrive } = await pressUpgrade()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await arrive()
  expect(refreshed).toHaveBeenCalledTimes(2)
  expect(router.state.location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an upgrade whose page was left meanwhile leads nowhere', async () => {
  const { router, arrive } = await pressUpgrade()
  await act(() => router.navigate('/checkout'))
  await arrive()
  expect(refreshed).toHaveBeenCalledTimes(2)
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/checkout', 'idle'])
})

test('an upgrade of a line that is gone is an alert, and the confirmation stays (ATC-24)', async () => {
  const unavailable = { code: 'cart.item-not-found', message: 'Product item not found in cart' }
  mockAnswers(answer(200, { data: ADDED }), answer(422, { errors: { item: [unavailable] } }))
  renderButton()
  await userEvent.click(addButton())
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
  expect(await dialog.findByText(unavailable.message)).toBe(dialog.getByRole('alert'))
  expect(eventNames()).toEqual(['add_to_cart', 'add_to_cart_failure'])
})

test.each([
  ['fr-CA', 'Ajouter au panier', 'Plus que 2!', 'Voir le panier', 'Une erreur s’est produite. Réessayez!'],
  [
    'es-US',
    'Agregar al carrito',
    '¡Solo quedan 2!',
    'Ver el carrito',
    'Algo salió mal. ¡Inténtalo de nuevo!',
  ],
] as const)(
  'in %s the button, its dialog and its failures speak the language',
  async (locale, add, few, cart, generic) => {
    const shortage = { code: 'stock.few', message: 'Only 2 left!', values: { n: 2 } }
    mockAnswers(
      answer(422, { errors: { quantity: [shortage] } }),
      answer(500, {}),
      answer(200, { data: ADDED }),
    )
    renderButton(PRINT, locale)
    await userEvent.click(screen.getByRole('button', { name: add }))
    expect(await screen.findByText(few)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: add }))
    expect(await screen.findByText(generic)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: add }))
    expect(await screen.findByRole('link', { name: cart })).toBeTruthy()
  },
)
