import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Tooltip } from './tooltip.tsx'

const isOpen = () => screen.getByText('With its frame.').parentElement?.hasAttribute('data-open')

test('the focus shows it and Escape takes it away without moving the focus', async () => {
  render(<Tooltip label="About the size">With its frame.</Tooltip>)
  const button = screen.getByRole('button', { name: 'About the size', description: 'With its frame.' })
  expect(isOpen()).toBe(false)
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect(isOpen()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('the mouse may walk over to its words', async () => {
  render(<Tooltip label="About the size">With its frame.</Tooltip>)
  await userEvent.hover(screen.getByRole('button'))
  expect(isOpen()).toBe(true)
  await userEvent.hover(screen.getByText('With its frame.'))
  expect(isOpen()).toBe(true)
  await userEvent.unhover(screen.getByText('With its frame.'))
  expect(isOpen()).toBe(false)
})
