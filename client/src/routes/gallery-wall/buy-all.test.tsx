import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parseWallPlan } from '@wallart/sdk'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { BuyAll } from './buy-all.tsx'
import type { WallPiece } from './wall-view.ts'

const aPiece = (upi: string): WallPiece => ({
  key: upi,
  upi,
  title: 'Quiet Ridge',
  artist: 'Ines Caldera',
  href: '/products/quiet-ridge-A',
  kind: 'Art Print',
  size: '12" x 18"',
  price: '$19.99',
  money: { minor: 1999, currency: 'USD' },
  minimum: 1,
  look: { image: '/A42.jpg', print: { width: 12, height: 18 } },
  options: [],
  width: 12,
  height: 18,
})

const planOf = (upis: readonly string[]) =>
  parseWallPlan(new URLSearchParams(upis.map(upi => ['piece', upi])))

const wall = (upis: readonly string[], isLoading = false, chosen = upis) => (
  <LocaleProvider locale="en-US">
    <MemoryRouter>
      <Toasts>
        <BuyAll plan={planOf(chosen)} pieces={upis.map(aPiece)} total="$19.99" isLoading={isLoading} />
      </Toasts>
    </MemoryRouter>
  </LocaleProvider>
)

const click = () => userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }))

test('what is clicked again without an answer is the same intent, another wall is another', async () => {
  mockBrowser()
  const keys: unknown[] = []
  const fetch = jest.fn<typeof globalThis.fetch>(async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return new Response('{}', { status: 503 })
  })
  Object.assign(globalThis, { fetch })
  const { rerender } = render(wall(['A42AP']))
  await click()
  await click()
  rerender(wall(['A42AP', 'A7AP']))
  await click()
  const [first, again, other] = keys
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('what is chosen is bought, and not before the page knows it', async () => {
  mockBrowser()
  const bodies: string[] = []
  const fetch = jest.fn<typeof globalThis.fetch>(async (_, init) => {
    bodies.push(String(new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : '')))
    return new Response('{}', { status: 503 })
  })
  Object.assign(globalThis, { fetch })
  const { rerender } = render(wall(['A42AP', 'A7AP'], true, ['A42AFB', 'A7AP']))
  await click()
  expect(bodies).toEqual([])
  expect(screen.getByRole('button', { name: 'Add all to cart' }).getAttribute('aria-disabled')).toBe('true')
  rerender(wall(['A42AP', 'A7AP'], false, ['A42AFB', 'A7AP']))
  await click()
  expect(new URLSearchParams(bodies[0]).getAll('upi')).toEqual(['A42AFB', 'A7AP'])
})

test.each([
  [[], /The pieces are in your cart\./, ['/cart']],
  [['A7AP'], /Cannot be bought at the moment: Quiet Ridge\.$/, []],
])('who has changed the wall meanwhile reads what came of it (missing: %j)', async (missing, text, links) => {
  mockBrowser()
  const answers: ((response: Response) => void)[] = []
  Object.assign(globalThis, { fetch: () => new Promise(resolve => answers.push(resolve)) })
  const bought = <BuyAll plan={planOf(['A7AP'])} pieces={[aPiece('A7AP')]} total="$19.99" isLoading={false} />
  const router = createMemoryRouter([{ path: '*', element: <Toasts>{bought}</Toasts> }])
  render(
    <LocaleProvider locale="en-US">
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
  await click()
  await act(() => router.navigate('/?piece=A7AFB'))
  const data = { added: [], refused: [], missing, marketing: [] }
  answers[0]?.(Response.json({ redirect: { status: 303, location: '/cart' }, data }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryAllByRole('link').map(link => link.getAttribute('href'))).toEqual(links)
  expect(router.state.location.search).toBe('?piece=A7AFB')
})
