import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { CreateAccount } from './create-account.tsx'

const requests = jest.fn<typeof fetch>()

beforeEach(() => {
  requests.mockReset()
  delete window.dataLayer
  Object.assign(globalThis, { fetch: requests })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

const password = () => screen.getByLabelText('Password')

async function create(status: number, body: object) {
  requests.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
  const element = <CreateAccount email="ann@example.com" />
  const routes = [{ path: '*', element: <Toasts>{element}</Toasts> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/order-confirmation'] })
  render(
    <LocaleProvider locale="en-US">
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
  await userEvent.type(password(), 'Quiet.Ridge.7')
  expect(screen.getByRole('meter', { name: 'Password strength' }).getAttribute('value')).toBe('5')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(window.dataLayer).toBeDefined())
  return router
}

test('an account that an order opens shows how good its password is, and is told of (REG-29, REG-31)', async () => {
  const data = { firstName: 'Ann', isCartMerged: true, location: '/order-confirmation?account=open' }
  const router = await create(200, { data })
  expect(window.dataLayer).toEqual([
    { event: 'sign_up', account: 'personal', email_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(router.state.location.search).toBe('?account=open')
})

test('one that fails is told of with its error (REG-30)', async () => {
  const taken = { code: 'registration.exists', message: 'Account already exists.' }
  await create(422, { errors: { '': [taken] } })
  expect(window.dataLayer).toEqual([
    { event: 'sign_up_failure', account: 'personal', error: taken.message, error_code: taken.code },
  ])
  expect(screen.getByText(taken.message)).toBeTruthy()
})
