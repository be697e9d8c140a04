import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { withFakeTimers, advanceTime } from '../testing/fake-timers.ts'
import { useToast, type Toast } from './toast.ts'
import { Toasts } from './toasts.tsx'

function Opener({ toast }: { readonly toast: Toast }) {
  const show = useToast()
  return (
    <button type="button" onClick={() => show(toast)}>
      Show
    </button>
  )
}

function shown(toast: Toast) {
  render(
    <Toasts>
      <main>
        <h1>Your Cart</h1>
        <Opener toast={toast} />
      </main>
    </Toasts>,
  )
  screen.getByRole('button', { name: 'Show' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
}

const ADDED: Toast = { text: 'One item added' }

test(
  'a notice leaves after 5000 ms (GUI-22)',
  withFakeTimers(() => {
    shown(ADDED)
    advanceTime(4999)
    expect(within(screen.getByRole('status')).getByText('One item added')).toBeTruthy()
    advanceTime(1)
    expect(screen.queryByText('One item added')).toBeNull()
  }),
)

test(
  'a notice may be closed (GUI-24)',
  withFakeTimers(() => {
    shown(ADDED)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('One item added')).toBeNull()
  }),
)

test(
  'bad news is an alert (A-13)',
  withFakeTimers(() => {
    shown({ text: 'That went wrong', tone: 'error' })
    expect(within(screen.getByRole('alert')).getByText('That went wrong')).toBeTruthy()
  }),
)

test.each([
  ['pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('its time stands still while the %s is on it (A-13)', async (_, come, leave) => {
  await withFakeTimers(() => {
    shown(ADDED)
    come(screen.getByText('One item added'))
    advanceTime(60_000)
    expect(screen.getByText('One item added')).toBeTruthy()
    leave(screen.getByText('One item added'))
    advanceTime(5000)
    expect(screen.queryByText('One item added')).toBeNull()
  })()
})

test(
  'a notice with something to do stays until that is done (A-13)',
  withFakeTimers(() => {
    let undone = 0
    shown({ text: 'Item removed', action: { label: 'Undo', onChoose: () => (undone += 1) } })
    advanceTime(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undone).toBe(1)
    expect(screen.queryByText('Item removed')).toBeNull()
  }),
)

const UNDOABLE: Toast = { text: 'Item removed', action: { label: 'Undo', onChoose: () => {} } }

function choose(name: string): void {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
}

test.each(['Undo', 'Close'])('%s gives the focus back to what brought the notice (WCAG 2.4.3)', name => {
  shown(UNDOABLE)
  choose(name)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }))
})

test('where that is no longer there, the heading of the page gets the focus', () => {
  shown(UNDOABLE)
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Show' })
  opener.disabled = true
  choose('Undo')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' }))
})

test('a focus that is elsewhere stays there', () => {
  shown(UNDOABLE)
  const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Show' })
  opener.blur()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(document.body)
})
