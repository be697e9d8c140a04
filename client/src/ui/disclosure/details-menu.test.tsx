import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DetailsMenu } from './details-menu.tsx'

function show(closesOnChoice: boolean) {
  const { container } = render(
    <main tabIndex={-1}>
      <DetailsMenu label="Sort" name="menus" closesOnChoice={closesOnChoice}>
        <strong>Order</strong>
        <span aria-current="true">Newest</span>
        <a href="#oldest">Oldest</a>
      </DetailsMenu>
      <p>elsewhere</p>
    </main>,
  )
  const details = container.querySelector('details')
  if (!details) throw new Error('There is no menu.')
  details.open = true
  return details
}

test.each([
  ['a word between the links', 'Order', false, true],
  ['a word between the links', 'Order', true, true],
  ['the present choice', 'Newest', false, true],
  ['the present choice', 'Newest', true, false],
  ['a link', 'Oldest', false, true],
  ['a link', 'Oldest', true, false],
  ['something elsewhere', 'elsewhere', false, false],
])('a press on %s (%s), where a choice closes: %p, leaves it open: %p', async (_, text, closes, isOpen) => {
  const details = show(closes)
  await userEvent.click(screen.getByText(text))
  expect(details.open).toBe(isOpen)
})

test('Escape closes it and leads back to its label', async () => {
  const details = show(false)
  screen.getByText('Oldest').focus()
  await userEvent.keyboard('{Escape}')
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Sort'))
})
