import { jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES } from '@wallart/sdk'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { usePage } from '../../framework/use-page.ts'
import { CurrentSite } from '../../i18n/site-context.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { PromoBox } from './promo-box.tsx'

const context = {
  site: SITES.Art,
  locale: { id: 'en-US', alias: 'en-us' },
  addressStyle: { site: 'none', locale: 'none' },
} as const

const SAVE25: PromoCodeView = {
  id: 'c1',
  code: 'SAVE25',
  state: 'waiting',
  text: '25% off orders of $99 or more',
}

const requests = jest.fn<typeof fetch>()
let views: (readonly PromoCodeView[])[]

beforeEach(() => {
  mockBrowser()
  requests.mockReset()
  Object.assign(globalThis, { fetch: requests })
  Object.assign(window, { dataLayer: [] })
})

function answerWith(status: number, body: unknown) {
  requests.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
}

function Page() {
  return <PromoBox page="cart" codes={usePage<readonly PromoCodeView[]>()} />
}

/** A page with the box, which shows one view after the other. */
async function show(...all: readonly (readonly PromoCodeView[])[]) {
  views = [...all]
  const loader = () => (views.length > 1 ? views.shift() : views[0]) ?? []
  const router = createMemoryRouter([{ path: '/', element: <Page />, HydrateFallback: () => null, loader }])
  render(
    <CurrentSite value={context}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </CurrentSite>,
  )
  await screen.findByRole('textbox', { name: 'Promo code or gift card' })
  return router
}

const field = () => screen.getByRole('textbox', { name: 'Promo code or gift card' })
const applyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })

async function apply(code: string) {
  await userEvent.type(field(), code)
  await userEvent.click(applyButton())
}

test.each([
  ['', true],
  ['ab', true],
  [' ab ', true],
  ['abc', false],
])('with %j typed, Apply is disabled: %p (PRM-04)', async (typed, isDisabled) => {
  await show([])
  if (typed) await userEvent.type(field(), typed)
  await waitFor(() => expect(applyButton().disabled).toBe(isDisabled))
})

test('a code that counts is shown, told and leaves the field empty (PRM-05, PRM-08)', async () => {
  await show([], [{ ...SAVE25, state: 'applied' }])
  answerWith(200, { data: { state: 'applied' } })
  await apply('save25')
  expect(await screen.findByText('Promotion applied')).toBeTruthy()
  expect(await screen.findByText('Applied')).toBeTruthy()
  const [address, init] = requests.mock.calls[0] ?? []
  expect([address, init?.body]).toEqual(['/cart/promo', new URLSearchParams({ code: 'save25' })])
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field()).toHaveProperty('value', '')
  expect(applyButton().disabled).toBe(true)
  expect(window.dataLayer).toEqual([
    { event: 'select_promotion', promotion_id: 'SAVE25', promotion_state: 'applied' },
  ])
})

test('a code that waits is shown with its condition', async () => {
  await show([], [SAVE25])
  answerWith(200, { data: { state: 'waiting' } })
  await apply('SAVE25')
  expect(await screen.findByText('Not applied yet')).toBeTruthy()
  expect(screen.getByText('25% off orders of $99 or more')).toBeTruthy()
  expect(screen.getByText('Code saved. It applies as soon as your cart meets its condition.')).toBeTruthy()
})

test('a refused code says so at its field and stays there (PRM-07)', async () => {
  await show([])
  const message = 'Check the code and try again, it may already be applied or the promo has expired.'
  answerWith(422, { errors: { code: [{ code: 'promo.failed', message }] } })
  await apply('NOPE')
  expect(await screen.findByRole('textbox', { name: 'Promo code or gift card', description: message })).toBe(
    field(),
  )
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field()).toHaveProperty('value', 'NOPE')
  expect(window.dataLayer).toEqual([
    { event: 'select_promotion_failure', error: message, error_code: 'promo.failed' },
  ])
})

test.each([
  [200, { data: {} }, 'Promotion removed', 1],
  [503, { errors: {} }, 'Something went wrong. Try again!', 0],
])(
  'a removal that is answered %i %j says: %s (PRM-02, PRM-06, PRM-09, PRM-10)',
  async (status, body, text, count) => {
    await show([SAVE25])
    requests.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove SAVE25' }))
    expect(await screen.findByText(text)).toBeTruthy()
    const [address, init] = requests.mock.calls[0] ?? []
    expect([address, init?.body]).toEqual(['/cart/promo/remove', new URLSearchParams({ coupon: 'c1' })])
    expect(window.dataLayer).toHaveLength(count)
  },
)

test('a code that begins to count, or does no longer, is told of', async () => {
  const router = await show([SAVE25], [{ ...SAVE25, state: 'applied' }], [SAVE25])
  await act(() => router.revalidate())
  expect((await screen.findByText('SAVE25 is now applied')).closest('output')).toBeTruthy()
  await act(() => router.revalidate())
  expect(
    await screen.findByText('SAVE25 is not applied any more: your cart does not meet its condition'),
  ).toBeTruthy()
})
