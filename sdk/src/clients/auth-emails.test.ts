import { REGISTERED_ISB } from '../auth/testing/access-token.ts'
import { catchError } from '../http/testing/catch-error.ts'
import {
  BASIC_AUTHORIZATION,
  createAuthFixture,
  OAUTH_URL,
  CLIENT_FIELDS,
  SECRET,
  tokenResponse,
} from './testing/auth-fixture.ts'

test.each([
  [
    {
      userId: 'jane@example.com',
      callbackUri: 'https://shop.test/send',
      redirectUrl: '/cart',
      usid: 'usid-1',
    },
    { mode: 'callback', callback_uri: 'https://shop.test/send?redirectUrl=%2Fcart', usid: 'usid-1' },
    {},
  ],
  [
    { userId: 'jane@example.com', registerCustomer: false },
    { mode: 'email' },
    { register_customer: 'false' },
  ],
])('a sign-in e-mail is asked for (AUT-37, %#)', async (start, form, query) => {
  const { auth, sent } = createAuthFixture([new Response('sent')], SECRET)
  expect(await auth.startPasswordless(start)).toBeUndefined()
  expect(sent()).toEqual([
    {
      to: `POST ${OAUTH_URL}/passwordless/login`,
      query,
      authorization: BASIC_AUTHORIZATION,
      form: { user_id: 'jane@example.com', locale: 'en-US', channel_id: 'Art', ...form },
    },
  ])
})

test('the token of a sign-in e-mail buys a customer’s tokens', async () => {
  const { auth, sent } = createAuthFixture([tokenResponse(REGISTERED_ISB)], SECRET)
  expect(await auth.finishPasswordless('token-1', { dnt: false })).toMatchObject({
    customerType: 'registered',
  })
  expect(sent()).toEqual([
    {
      to: `POST ${OAUTH_URL}/passwordless/token`,
      query: {},
      authorization: BASIC_AUTHORIZATION,
      form: {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: 'token-1',
        code_verifier: expect.stringMatching(/^[\w-]{128}$/),
        dnt: 'false',
      },
    },
  ])
})

test.each(['guestWithSecret', 'startPasswordless', 'finishPasswordless'] as const)(
  '%s needs a secret, and says so in the words that the rules know',
  async name => {
    const { auth, sent } = createAuthFixture([])
    const calls = {
      guestWithSecret: () => auth.loginGuestWithSecret(),
      startPasswordless: () => auth.startPasswordless({ userId: 'j' }),
      finishPasswordless: () => auth.finishPasswordless('t'),
    }
    expect(await catchError(calls[name]())).toMatchObject({
      code: 'config',
      message: 'Required argument client secret is not provided',
    })
    expect(sent()).toEqual([])
  },
)

test.each([
  ['public', undefined, ''],
  ['private', SECRET, BASIC_AUTHORIZATION],
])(
  'a %s client asks for a reset e-mail, and sets the new password (PWR-06)',
  async (_, secret, authorization) => {
    const { auth, sent } = createAuthFixture(
      [1, 2, 3].map(() => new Response(null)),
      secret,
    )
    const userId = 'jane@example.com'
    await auth.requestPasswordReset({ userId, callbackUri: 'https://shop.test/reset' })
    await auth.requestPasswordReset({ userId })
    await auth.resetPassword({ userId, token: 'token-1', newPassword: 'Pass-1234' })
    const form = { ...CLIENT_FIELDS, user_id: userId, hint: 'cross_device' }
    const callback = { mode: 'callback', callback_uri: 'https://shop.test/reset', locale: 'en-US' }
    expect(sent()).toEqual([
      { to: `POST ${OAUTH_URL}/password/reset`, query: {}, authorization, form: { ...form, ...callback } },
      {
        to: `POST ${OAUTH_URL}/password/reset`,
        query: {},
        authorization,
        form: { ...form, mode: 'email', locale: 'en-US' },
      },
      {
        to: `POST ${OAUTH_URL}/password/action`,
        query: {},
        authorization,
        form: { ...form, pwd_action_token: 'token-1', new_password: 'Pass-1234' },
      },
    ])
  },
)
