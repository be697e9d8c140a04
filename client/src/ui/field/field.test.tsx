import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Checkbox, SelectField, TextArea, TextField } from './controls.tsx'
import { ErrorSummary } from './error-summary.tsx'

test('a field is called by its label and says its hint and its error (A-19)', () => {
  render(<TextField label="Email" name="email" hint="For the receipt." error="That is no address." />)
  const field = screen.getByRole('textbox', {
    name: 'Email',
    description: 'For the receipt. That is no address.',
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('name')).toBe('email')
})

test('a field without trouble claims none', () => {
  render(<TextField label="Email" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

test.each([
  ['combobox', <SelectField key="1" label="Country" error="Choose one." />],
  ['textbox', <TextArea key="2" label="Country" error="Choose one." />],
  ['checkbox', <Checkbox key="3" label="Country" error="Choose one." />],
])('a %s says its error in the same way', (role, field) => {
  render(field)
  expect(screen.getByRole(role, { name: 'Country', description: 'Choose one.' })).toBeTruthy()
})

test('the summary takes the focus, and each of its lines leads to its field (A-19)', async () => {
  render(
    <form>
      <ErrorSummary
        title="Please look again"
        problems={[{ name: 'email', message: 'Please enter your email.' }]}
      />
      <TextField label="Email" name="email" />
    </form>,
  )
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please look again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Please enter your email.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

test('without a problem there is no summary', () => {
  const { container } = render(<ErrorSummary title="Please look again" problems={[]} />)
  expect(container.textContent).toBe('')
})
