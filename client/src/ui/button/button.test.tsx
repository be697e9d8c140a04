import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button, ButtonLink, IconButton } from './button.tsx'

test('a button does what it says and sends no form by itself', async () => {
  let clicks = 0
  render(<Button onClick={() => (clicks += 1)}>Add to Cart</Button>)
  const button = screen.getByRole('button', { name: 'Add to Cart' })
  expect(button.getAttribute('type')).toBe('button')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(clicks).toBe(2)
})

test('a busy button keeps its name and the focus and answers no click', async () => {
  let clicks = 0
  render(
    <Button isPending onClick={() => (clicks += 1)}>
      Add to Cart
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Add to Cart', busy: true })
  await userEvent.click(button)
  expect(clicks).toBe(0)
  expect(document.activeElement).toBe(button)
})

test('a busy button sends its form no second time', async () => {
  let sent = 0
  render(
    <form
      onSubmit={event => {
        event.preventDefault()
        sent += 1
      }}
    >
      <Button type="submit" isPending>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toBe(0)
})

test('a link that looks like a button is a link', () => {
  render(<ButtonLink href="/cart">Cart</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart')
})

test('a button with an icon says what it does', () => {
  render(<IconButton label="Close">×</IconButton>)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})
