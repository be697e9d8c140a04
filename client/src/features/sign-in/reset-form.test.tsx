import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { MemoryRouter } from 'react-router-dom'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { ResetForm } from './reset-form.tsx'

const GENERIC = 'Something went wrong. Try again!'
const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status })
const withError = (message: string) => ({ errors: { '': [{ code: 'x', message }] } })

async function send(response: Response | undefined): Promise<boolean> {
  const onSent = jest.fn()
  const requests = jest.fn<typeof fetch>(async () => {
    if (response) return response
    throw new TypeError('Failed to fetch')
  })
  Object.assign(globalThis, { fetch: requests })
  render(
    <LocaleProvider locale="en-US">
      <MemoryRouter>
        <ResetForm isSent={false} onSent={onSent} />
      </MemoryRouter>
    </LocaleProvider>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  expect(requests).toHaveBeenCalledTimes(1)
  return onSent.mock.calls.length === 1
}

test.each([
  [200, { data: { step: 'sent' } }],
  [403, undefined],
  [500, undefined],
  [503, undefined],
])('an answer of status %i counts as sent (PWR-05, C-06)', async (status, body) => {
  expect(await send(answer(status, body))).toBe(true)
})

test.each([
  ['no answer', undefined, GENERIC],
  ['an unanswered service', answer(503, withError(GENERIC)), GENERIC],
  ['too many attempts', answer(429, withError('Too many attempts.')), 'Too many attempts.'],
  ['too many requests', answer(429), GENERIC],
])('%s is told as what it is (C-06)', async (_, response, text) => {
  expect(await send(response)).toBe(false)
  expect(screen.getByText(text)).toBeTruthy()
})
