import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { resolveSite, SITES } from '@wallart/sdk'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CurrentSite } from '../../i18n/site-context.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
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
