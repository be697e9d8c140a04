import { jest } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES } from '@wallart/sdk'
import { CurrentSite } from '../../i18n/site-context.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import type { CartLineView } from '../../stores/cart-view.ts'
import { UnavailableItems } from './unavailable-items.tsx'

const line: CartLineView = {
  itemId: 'i1',
  upi: 'A1',
  title: 'Blue Dunes',
  artist: '',
  alt: '',
  href: '',
  imageId: 'A1',
  details: [],
  quantity: 1,
  price: '$10.00',
  fullPrice: '',
  unitPrice: '',
  tracked: { price: { minor: 1000, currency: 'USD' }, variant: '' },
  isUnavailable: true,
  notes: [],
}
const context = {
  site: SITES.Art,
  locale: { id: 'en-US', alias: 'en-us' },
  addressStyle: { site: 'none', locale: 'none' },
} as const

const onRemove = jest.fn(async () => {})

beforeEach(() => {
  mockBrowser()
  onRemove.mockClear()
  render(
    <CurrentSite value={context}>
      <UnavailableItems lines={[line]} onRemove={onRemove} />
    </CurrentSite>,
  )
})

const dialog = () => screen.getByRole('alertdialog', { name: 'Items Unavailable' })

test('the cart asks before it takes out what is sold no longer, and does so once confirmed (STK-13, STK-14, STK-15)', async () => {
  expect(dialog().textContent).toContain(
    'Some items are no longer available online and will be removed from your cart.',
  )
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Remove' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('who declines finds the question above the lines, with the names of what is gone', async () => {
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onRemove).not.toHaveBeenCalled()
  const question = within(screen.getByRole('form', { name: 'Items Unavailable' }))
  expect(question.getByText('Blue Dunes')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
})
