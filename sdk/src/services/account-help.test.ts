import type { LegacyAccountClient } from '../clients/legacy-account.ts'
import { AbortedError, NetworkError, TimeoutError, UnreadableError } from '../errors/connection-errors.ts'
import { ContractError } from '../errors/contract-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { createAccountHelp } from './account-help.ts'

const context = { operation: 'submit-password-reset' }

const unused = () => Promise.reject(new Error('nobody should ask'))

function help(client: Partial<LegacyAccountClient>) {
  const messages: string[] = []
  const log = { warn: (_: unknown, message: string) => void messages.push(message) }
  return {
    messages,
    ...createAccountHelp({ isLegacy: unused, submitPasswordReset: unused, ...client }, { log }),
  }
}

const failing = (error: Error) => async (): Promise<never> => {
  throw error
}

const resetWith = (error: Error) => help({ submitPasswordReset: failing(error) })

test('an accepted password reset is sent', async () => {
  const { resetPassword, messages } = help({ submitPasswordReset: async () => {} })
  expect(await resetPassword('jane@example.com')).toEqual({ sent: true })
  expect(messages).toEqual([])
})

test.each([
  ...[302, 400, 404, 429, 500].map(status => new HttpError({ status }, context)),
  new UnreadableError(context),
  new ContractError([], context),
])('any answer to a password reset looks like success: %s (C-06)', async error => {
  const { resetPassword, messages } = resetWith(error)
  expect(await resetPassword('jane@example.com')).toEqual({ sent: true })
  expect(messages).toEqual(['password reset refused'])
})

test.each([new NetworkError(context), new TimeoutError(context), new AbortedError(context)])(
  'only silence is an error: %s (C-06)',
  async error => {
    expect(await resetWith(error).resetPassword('jane@example.com')).toEqual({
      sent: false,
      message: { code: 'error.generic', message: 'Something went wrong. Try again!' },
    })
  },
)

test('a bug is not mistaken for silence', async () => {
  await expect(resetWith(new TypeError('a bug')).resetPassword('jane@example.com')).rejects.toThrow('a bug')
})

test.each([
  ['the status 401', { status: 401 }],
  ['a sentence', { message: 'Unauthorized Credentials.' }],
])('after credentials were refused by %s, the old accounts are asked (PWR-08)', async (_, failure) => {
  const { isLegacy } = help({ isLegacy: async email => email === 'jane@example.com' })
  expect(await isLegacy('jane@example.com', failure)).toBe(true)
  expect(await isLegacy('john@example.com', failure)).toBe(false)
})

test.each([{ status: 500 }, { status: 429, message: 'Too many requests' }, {}])(
  'after another failure nobody asks the old accounts: %j (PWR-11)',
  async failure => {
    expect(await help({}).isLegacy('jane@example.com', failure)).toBe(false)
  },
)

test('when the old accounts cannot be asked, it is none of them', async () => {
  const { isLegacy, messages } = help({ isLegacy: failing(new TimeoutError(context)) })
  expect(await isLegacy('jane@example.com', { status: 401 })).toBe(false)
  expect(messages).toEqual(['legacy account lookup failed'])
})
