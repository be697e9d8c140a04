import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useHistoryStep } from './use-history-step.ts'

function Page() {
  const { isOpen, open, close } = useHistoryStep('menu')
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button
        type="button"
        onClick={() => {
          close()
          open()
        }}
      >
        Close and open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      {isOpen && <p>Menu</p>}
    </>
  )
}

const isShown = () => screen.queryByText('Menu') !== null
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

// Listens before the page does, which keeps the event for itself.
let steps = 0
let changed: () => void = () => {}
addEventListener(
  'popstate',
  () => {
    steps += 1
    changed()
  },
  { capture: true },
)

/** Waits for the next step back to be gone. */
function waitForPopState(): Promise<void> {
  return steps > 0 ? Promise.resolve() : new Promise(resolve => (changed = resolve))
}

beforeEach(() => {
  steps = 0
  history.pushState(null, '')
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
})

test('the way back closes it, and the way forward opens it again (UX-08)', async () => {
  await press('Open')
  expect(history.state).toEqual({ step: 'menu' })
  history.back()
  await waitFor(() => expect(isShown()).toBe(false))
  history.forward()
  await waitFor(() => expect(isShown()).toBe(true))
})

test('closing it takes its step out of the history', async () => {
  await press('Open')
  await press('Close')
  expect(isShown()).toBe(false)
  await waitFor(() => expect(history.state).toBeNull())
})

test('opened again at once, it stays and has its step', async () => {
  await press('Open')
  await press('Close and open')
  await act(() => waitForPopState())
  expect(isShown()).toBe(true)
  expect(history.state).toEqual({ step: 'menu' })
  history.back()
  await waitFor(() => expect(isShown()).toBe(false))
})
