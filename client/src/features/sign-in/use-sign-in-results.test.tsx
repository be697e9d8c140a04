import { jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { webcrypto } from 'node:crypto'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { SubmitResult } from '../../framework/send-form.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { Toasts } from '../../ui/toast/toasts.tsx'
import type { SignInResult } from './sign-in-result.ts'
import { useSignInResults } from './use-sign-in-results.ts'

beforeEach(() => {
  delete window.dataLayer
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

function renderResult(result: SubmitResult<SignInResult>, locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US') {
  function Form() {
    const { handleSignIn } = useSignInResults({ onSignedIn: () => {} })
    const beginToLead = useLeadOn()
    const fields = { email: 'ann@example.com', password: 'x' }
    return <button onClick={() => handleSignIn(result, fields, beginToLead())}>Sign In</button>
  }
  const element = (
    <Toasts>
      <Form />
    </Toasts>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/login'] })
  render(
    <LocaleProvider locale={locale}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
  act(() => screen.getByRole('button').click())
  return router
}

test('a sign-in that leads to a new password has failed all the same (AUT-40)', () => {
  const router = renderResult({ kind: 'moved', location: '/reset-password?legacyCustomer=true' })
  expect(window.dataLayer).toEqual([
    {
      event: 'login_failure',
      method: 'password',
      error: "Something's not right with your email or password. Try again.",
      error_code: 'auth.invalid-credentials',
    },
  ])
  expect(router.state.location.search).toBe('?legacyCustomer=true')
})

test.each([
  ['en-US', 'Ann', "Welcome Ann, You're now signed in."],
  ['en-US', '', "Welcome! You're now signed in."],
  ['fr-CA', 'Ann', 'Bienvenue Ann, La connexion a réussi.'],
  ['fr-CA', '', 'Bienvenue! La connexion a réussi.'],
  ['es-US', 'Ann', 'Te damos la bienvenida, Ann: Ya iniciaste sesión.'],
  ['es-US', '', '¡Te damos la bienvenida! Ya iniciaste sesión.'],
] as const)('in %s a shopper called %j reads %j (AUT-13, AUT-14)', async (locale, firstName, text) => {
  renderResult({ kind: 'done', data: { firstName, isCartMerged: true, location: '/' } }, locale)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('an email that cannot be hashed is a warning, and the event says nothing of it (ANA-10)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  renderResult({ kind: 'done', data: { firstName: 'Ann', isCartMerged: true, location: '/' } })
  // What hashes is loaded on demand.
  await waitFor(() => expect(window.dataLayer).toMatchObject([{ event: 'login', email_hash: null }]), {
    timeout: 20_000,
  })
  expect(warn).toHaveBeenCalledWith('email hash failed', expect.objectContaining({ name: 'TypeError' }))
  expect(JSON.stringify(warn.mock.calls)).not.toContain('ann@')
})
