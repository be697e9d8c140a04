import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer } from '../drawer/drawer.tsx'
import { mockBrowser } from '../testing/mock-browser.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

beforeAll(() => mockBrowser())

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Order Status
      </button>
      <Dialog {...props} title="Check your order" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>By its number.</p>
      </Dialog>
    </>
  )
}

async function opened(props: Partial<DialogProps> = {}) {
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Order Status' }))
  return screen.getByRole('dialog', { name: 'Check your order' })
}

test('a dialog is named by its heading, which takes the focus (A-04)', async () => {
  const dialog = await opened()
  expect(dialog.hasAttribute('open')).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your order' }))
})

test('what a closed dialog holds is not in the page', () => {
  render(<Page />)
  expect(screen.queryByText('By its number.')).toBeNull()
})

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  [
    'the browser itself',
    () => Promise.resolve(act(() => screen.getByRole<HTMLDialogElement>('dialog').close())),
  ],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it, and the focus goes back (A-03, A-04)', async (_, close) => {
  await opened()
  await close()
  expect(await screen.findByRole('button', { name: 'Order Status' })).toBe(document.activeElement)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a click beside it does not close a dialog that must be answered', async () => {
  const dialog = await opened({ closesOutside: false })
  await userEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test('marking text that ends beside the dialog does not close it', async () => {
  const dialog = await opened()
  fireEvent.mouseDown(screen.getByText('By its number.'))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test('a drawer is a dialog at a side', () => {
  render(
    <Drawer isOpen onClose={() => {}} title="Menu" side="right">
      Links
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' }).dataset['place']).toBe('right')
})

function Steps() {
  const [step, setStep] = useState('first')
  return (
    <Dialog title="Steps" isOpen onClose={() => {}} step={step}>
      {step === 'first' && (
        <button type="button" onClick={() => setStep('form')}>
          Continue
        </button>
      )}
      {step === 'form' && (
        <button type="button" data-focus onClick={() => setStep('end')}>
          Send
        </button>
      )}
    </Dialog>
  )
}

test('the next view of a dialog takes the focus of the button that led to it (A-04)', async () => {
  render(<Steps />)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Steps' }))
})

test('the next view of a dialog begins at its top, however far the last one was scrolled', async () => {
  render(<Steps />)
  const content = screen.getByRole('button', { name: 'Continue' }).parentElement
  if (content) content.scrollTop = 40
  expect(content?.scrollTop).toBe(40)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(content?.scrollTop).toBe(0)
})
