import { once } from 'node:events'
import { jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { resolveSite, SITES } from '@wallart/sdk'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { CurrentSite } from '../../i18n/site-context.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import type { OrderDetailView } from './order-detail-view.ts'
import { OrderStatusDialog } from './order-status-dialog.tsx'

beforeAll(() => mockBrowser())

test('the dialog says where the number is and closes on the way to help, which is the brand’s own', async () => {
  const onClose = jest.fn()
  const router = createMemoryRouter([{ path: '*', element: <OrderStatusDialog isOpen onClose={onClose} /> }])
  render(
    <CurrentSite value={resolveSite('/allposters/en-us', SITES)}>
      <RouterProvider router={router} />
    </CurrentSite>,
  )
  expect(screen.getByText(/The order number is in the letter/)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  const help = screen.getByRole('link', { name: 'Need help?' }).getAttribute('href') ?? ''
  expect(help).toMatch(/\/help\/cs$/)
  await act(() => router.navigate(help))
  expect(onClose).toHaveBeenCalledTimes(1)
})

const ORDER: OrderDetailView = {
  orderNumber: 'W000000013',
  date: 'November 20, 2026',
  status: 'Delivered',
  tone: 'success',
  timeline: { steps: [], stopped: false },
  trackingNumber: '',
  isEmailed: false,
  shippingMethod: '',
  payment: [],
  shippingAddress: ['Ann Lee'],
  billingAddress: [],
  count: '1 item',
  rows: [],
  shipments: [],
}

const dialog = (isOpen: boolean, found?: OrderDetailView) => (
  <CurrentSite value={resolveSite('/', SITES)}>
    <MemoryRouter>
      <OrderStatusDialog isOpen={isOpen} onClose={() => {}} {...(found && { found })} />
    </MemoryRouter>
  </CurrentSite>
)

function expectNoOrder() {
  expect(screen.queryByText('Ann Lee')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Order Number' })).toBeTruthy()
}

test('an order that was found is not there when the dialog opens again, however it was closed', async () => {
  const { rerender } = render(dialog(true, ORDER))
  expect(screen.getByText('Ann Lee')).toBeTruthy()
  rerender(dialog(false))
  rerender(dialog(true))
  expectNoOrder()
})

test('nor one whose answer comes after the dialog was closed', async () => {
  const answers = new EventTarget()
  Object.assign(globalThis, {
    fetch: async () => {
      await once(answers, 'answer')
      return new Response(JSON.stringify({ data: ORDER }))
    },
  })
  const { rerender } = render(dialog(true))
  await userEvent.type(screen.getByLabelText(/number/i), ORDER.orderNumber)
  await userEvent.type(screen.getByLabelText(/email/i), 'ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Check Status' }))
  rerender(dialog(false))
  answers.dispatchEvent(new Event('answer'))
  await waitFor(() => expect(screen.getByRole('dialog', { hidden: true }).dataset['size']).toBe('large'))
  rerender(dialog(true))
  expectNoOrder()
})
