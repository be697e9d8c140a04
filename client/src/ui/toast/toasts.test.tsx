import { fireEvent, render, screen, within } from '@testing-library/react'
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
      <Opener toast={toast} />
    </Toasts>,
  )
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
