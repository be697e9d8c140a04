import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
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
  shippingMethod: '',
  payment: [],
  shippingAddress: ['Ann Lee'],
  billingAddress: [],
  count: '1 item',
  rows: [],
  shipments: [],
}

const dialog = (isOpen: boolean) => (
  <CurrentSite value={resolveSite('/', SITES)}>
    <MemoryRouter>
      <OrderStatusDialog isOpen={isOpen} onClose={() => {}} found={ORDER} />
    </MemoryRouter>
  </CurrentSite>
)

test('an order that was found is not there when the dialog opens again, however it was closed', async () => {
  const { rerender } = render(dialog(true))
  expect(screen.getByText('Ann Lee')).toBeTruthy()
  rerender(dialog(false))
  rerender(dialog(true))
  expect(screen.queryByText('Ann Lee')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Order Number' })).toBeTruthy()
})
