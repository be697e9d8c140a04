import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { withFakeTimers, advanceTime } from '../testing/fake-timers.ts'
import { DisclosureMenu } from './disclosure-menu.tsx'

function show() {
  render(
    <>
      <DisclosureMenu label="My Account" href="/login">
        <a href="/orders">Orders</a>
      </DisclosureMenu>
      <a href="/cart">Cart</a>
    </>,
  )
  return screen.getByRole('button', { name: 'More of My Account' })
}

const isOpen = (toggle: HTMLElement) => toggle.getAttribute('aria-expanded') === 'true'

test('the label leads somewhere, the toggle opens and closes (A-02)', async () => {
  const toggle = show()
  expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/login')
  await userEvent.click(toggle)
  expect(isOpen(toggle)).toBe(true)
  await userEvent.click(toggle)
  expect(isOpen(toggle)).toBe(false)
})

test('Escape closes it from within and leads back to its toggle (A-02)', async () => {
  const toggle = show()
  await userEvent.click(toggle)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Orders')
  await userEvent.keyboard('{Escape}')
  expect(isOpen(toggle)).toBe(false)
  expect(document.activeElement).toBe(toggle)
})

test('walking out of it closes it', async () => {
  const toggle = show()
  await userEvent.click(toggle)
  await userEvent.tab()
  expect(isOpen(toggle)).toBe(true)
  await userEvent.tab()
  expect(isOpen(toggle)).toBe(false)
})

async function hoverAndLeave() {
  const user = userEvent.setup({ delay: null })
  const toggle = show()
  await user.hover(toggle)
  expect(isOpen(toggle)).toBe(true)
  await user.unhover(toggle)
  advanceTime(99)
  expect(isOpen(toggle)).toBe(true)
  await user.hover(toggle)
  advanceTime(1000)
  expect(isOpen(toggle)).toBe(true)
  await user.unhover(toggle)
  advanceTime(100)
  expect(isOpen(toggle)).toBe(false)
}

test('a mouse opens it by coming and closes it 100 ms after leaving (A-02)', withFakeTimers(hoverAndLeave))

test('a tap opens it, and another one closes it', async () => {
  const user = userEvent.setup()
  const toggle = show()
  await user.pointer({ keys: '[TouchA]', target: toggle })
  expect(isOpen(toggle)).toBe(true)
  await user.pointer({ keys: '[TouchA]', target: toggle })
  expect(isOpen(toggle)).toBe(false)
})

test('a menu whose label leads nowhere is opened by its label', () => {
  render(<DisclosureMenu label="Help">…</DisclosureMenu>)
  expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-expanded')).toBe('false')
})
