import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { OrderStatusForm } from './order-status-form.tsx'

const found = jest.fn()
const requests = jest.fn<typeof fetch>()

beforeEach(async () => {
  requests.mockReset()
  Object.assign(globalThis, { fetch: requests })
  render(
    <LocaleProvider locale="en-US">
      <MemoryRouter>
        <OrderStatusForm maintenance={{ state: 'after', submitDisabled: false }} onFound={found} />
      </MemoryRouter>
    </LocaleProvider>,
  )
  await userEvent.type(screen.getByLabelText(/number/i), 'W000000014')
  await userEvent.type(screen.getByLabelText(/email/i), 'ann@example.com')
})

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Check Status' }))
const NOT_FOUND = 'We could not find an order using the details you provided.'

test.each([
  ['is aborted', () => Promise.reject(new DOMException('aborted', 'AbortError'))],
  ['loses its connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['ends at a proxy', () => Promise.resolve(new Response('<html>', { status: 502 }))],
])('a lookup that %s is answered with the fixed text (ORD-19, C-09)', async (_, answer) => {
  requests.mockImplementation(answer)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe(NOT_FOUND)
})

test('the shop’s own sentence is shown, whatever its status', async () => {
  const message = 'Too many attempts. Please try again in 42 seconds.'
  const errors = { '': [{ code: 'error.too-many-attempts', message }] }
  requests.mockResolvedValue(new Response(JSON.stringify({ errors }), { status: 429 }))
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})
