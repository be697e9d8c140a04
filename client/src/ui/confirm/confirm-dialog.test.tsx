import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { mockBrowser } from '../testing/mock-browser.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

beforeAll(() => mockBrowser())

function renderDialog() {
  const events: string[] = []
  render(
    <ConfirmDialog
      isOpen
      onClose={() => events.push('closed')}
      title="Items Unavailable"
      message="Some items will be removed."
      primary={{ label: 'Remove', onChoose: () => events.push('primary') }}
      alternate={{ label: 'Keep', onChoose: () => events.push('alternate') }}
    />,
  )
  return events
}

test('it says what it asks, and the answer that destroys nothing has the focus (GUI-11, A-05)', () => {
  renderDialog()
  const dialog = screen.getByRole('alertdialog', { name: 'Items Unavailable' })
  const described = dialog.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Some items will be removed.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})

test('the primary answer is heard and closes (GUI-13)', async () => {
  const happened = renderDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(happened).toEqual(['primary', 'closed'])
})

test.each([
  ['the alternate answer', () => userEvent.click(screen.getByRole('button', { name: 'Keep' }))],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))],
])('%s is the alternate one, once (GUI-12)', async (_, answer) => {
  const happened = renderDialog()
  await answer()
  expect(happened).toEqual(['alternate', 'closed'])
})
