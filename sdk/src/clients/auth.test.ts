import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createCodeChallenge } from '../auth/pkce.ts'
import { unsignedAccessToken, GUEST_ISB, REGISTERED_ISB } from '../auth/testing/access-token.ts'
import { createHttp } from '../http/http.ts'
import { catchError } from '../http/testing/catch-error.ts'
import { createAuthClient } from './auth.ts'
import {
  BASIC_AUTHORIZATION,
  createAuthFixture,
  contracts,
  redirectResponse,
  OAUTH_URL,
  CLIENT_FIELDS,
  scope,
  SECRET,
  session,
  tokenResponse,
} from './testing/auth-fixture.ts'

test('a guest of a public client is authorized by PKCE and buys tokens with the code', async () => {
  const { auth, sent } = createAuthFixture([
    redirectResponse(`${scope.redirectUri}?usid=usid-1&code=code-1`),
    tokenResponse(GUEST_ISB),
  ])
  expect(await auth.loginGuestWithPkce()).toEqual(session)
  const verifier = sent()[1]?.form?.['code_verifier'] ?? ''
  expect(verifier).toMatch(/^[\w-]{128}$/)
  expect(sent()).toEqual([
    {
      to: `GET ${OAUTH_URL}/authorize`,
      query: {
        redirect_uri: scope.redirectUri,
        response_type: 'code',
        ...CLIENT_FIELDS,
        code_challenge: await createCodeChallenge(verifier),
        hint: 'guest',
      },
      authorization: undefined,
      form: undefined,
    },
    {
      to: `POST ${OAUTH_URL}/token`,
      query: {},
      authorization: undefined,
      form: {
        ...CLIENT_FIELDS,
        code: 'code-1',
        code_verifier: verifier,
        grant_type: 'authorization_code_pkce',
        redirect_uri: scope.redirectUri,
        usid: 'usid-1',
      },
    },
  ])
})

test('a guest who was here before keeps their usid, and may wish not to be tracked', async () => {
  const { auth, sent } = createAuthFixture([
    redirectResponse(`${scope.redirectUri}?code=code-1`),
    tokenResponse(GUEST_ISB),
  ])
  expect(await auth.loginGuestWithPkce({ usid: 'usid-0', dnt: true })).toMatchObject({ dnt: true })
  expect(sent()[0]?.query).toMatchObject({ usid: 'usid-0' })
  expect(sent()[1]?.form).toMatchObject({ usid: 'usid-0', dnt: 'true' })
})

test('every session has its own code verifier', async () => {
  const answers = [1, 2].flatMap(() => [
    redirectResponse(`${scope.redirectUri}?code=c`),
    tokenResponse(GUEST_ISB),
  ])
  const { auth, sent } = createAuthFixture(answers)
  await auth.loginGuestWithPkce()
  await auth.loginGuestWithPkce()
  expect(new Set(sent().map(({ form }) => form?.['code_verifier'])).size).toBe(3)
})

test('a guest of a private client takes one call', async () => {
  const { auth, sent } = createAuthFixture([tokenResponse(GUEST_ISB, { dnt: 'false' })], SECRET)
  expect(await auth.loginGuestWithSecret({ usid: 'usid-0', dnt: false })).toEqual(session)
  expect(sent()).toEqual([
    {
      to: `POST ${OAUTH_URL}/token`,
      query: {},
      authorization: BASIC_AUTHORIZATION,
      form: { grant_type: 'client_credentials', channel_id: 'Art', usid: 'usid-0', dnt: 'false' },
    },
  ])
})

test.each([
  ['public', undefined, undefined],
  ['private', SECRET, BASIC_AUTHORIZATION],
])(
  'signing in by password at a %s client shows the password once and buys tokens with the code (AUT-38)',
  async (_, secret, authorization) => {
    const answers = [
      redirectResponse(`${scope.redirectUri}?usid=usid-1&code=code-1`),
      tokenResponse(REGISTERED_ISB),
    ]
    const { auth, sent } = createAuthFixture(answers, secret)
    const credentials = { username: 'jane@example.com', password: 'Pa:ss wörd' }
    expect(await auth.loginWithPassword(credentials, { usid: 'usid-1' })).toEqual({
      ...session,
      accessToken: unsignedAccessToken({ isb: REGISTERED_ISB }),
      customerType: 'registered',
    })
    const verifier = sent()[1]?.form?.['code_verifier'] ?? ''
    expect(sent()).toEqual([
      {
        to: `POST ${OAUTH_URL}/login`,
        query: {},
        authorization: `Basic ${Buffer.from('jane@example.com:Pa:ss wörd').toString('base64')}`,
        form: {
          ...CLIENT_FIELDS,
          redirect_uri: scope.redirectUri,
          code_challenge: await createCodeChallenge(verifier),
          usid: 'usid-1',
        },
      },
      {
        to: `POST ${OAUTH_URL}/token`,
        query: {},
        authorization,
        form: {
          ...CLIENT_FIELDS,
          code: 'code-1',
          code_verifier: verifier,
          grant_type: 'authorization_code_pkce',
          redirect_uri: scope.redirectUri,
          usid: 'usid-1',
          organizationId: 'f_ecom',
        },
      },
    ])
  },
)

const opaque = () => tokenResponse('')
const code = () => redirectResponse(`${scope.redirectUri}?code=c`)

test('a token that does not say whose it is belongs to whom it was asked for', async () => {
  const types = [
    createAuthFixture([code(), opaque()]).auth.loginGuestWithPkce(),
    createAuthFixture([opaque()], SECRET).auth.loginGuestWithSecret(),
    createAuthFixture([code(), opaque()]).auth.loginWithPassword({ username: 'j', password: 'p' }),
    createAuthFixture([opaque()], SECRET).auth.finishPasswordless('token-1'),
    createAuthFixture([opaque()]).auth.refresh({ refreshToken: 'r', customerType: 'guest', dnt: false }),
    createAuthFixture([opaque()]).auth.refresh({ refreshToken: 'r', customerType: 'registered', dnt: false }),
  ]
  const sessions = await Promise.all(types)
  expect(sessions.map(({ customerType }) => customerType)).toEqual([
    'guest',
    'guest',
    'registered',
    'registered',
    'guest',
    'registered',
  ])
})

test.each([
  ['public', undefined, undefined],
  ['private', SECRET, BASIC_AUTHORIZATION],
])('a session of a %s client goes on with its refresh token', async (_, secret, authorization) => {
  const { auth, sent } = createAuthFixture(
    [tokenResponse(REGISTERED_ISB, { refresh_token: 'refresh-2' })],
    secret,
  )
  const old = { refreshToken: 'refresh-1', customerType: 'registered', dnt: true } as const
  expect(await auth.refresh(old)).toMatchObject({
    refreshToken: 'refresh-2',
    customerType: 'registered',
    dnt: true,
  })
  const form = { ...CLIENT_FIELDS, grant_type: 'refresh_token', refresh_token: 'refresh-1', dnt: 'true' }
  expect(sent()).toEqual([{ to: `POST ${OAUTH_URL}/token`, query: {}, authorization, form }])
})

test('the ends of a session are counted from when it was asked for', async () => {
  const { auth, clock } = createAuthFixture([
    async () => {
      await clock.advance(4000)
      return tokenResponse(GUEST_ISB)
    },
  ])
  const answered = await auth.refresh({ refreshToken: 'r', customerType: 'guest', dnt: false })
  expect(answered.accessEndsAt).toBe(2_800_000)
})

test('signing out makes both tokens worthless (API-10)', async () => {
  const { auth, sent } = createAuthFixture([Response.json({})])
  expect(await auth.logout({ accessToken: 'access-1', refreshToken: 'refresh-1' })).toBeUndefined()
  const query = { ...CLIENT_FIELDS, refresh_token: 'refresh-1' }
  expect(sent()).toEqual([
    { to: `GET ${OAUTH_URL}/logout`, query, authorization: 'Bearer access-1', form: undefined },
  ])
})

test('a redirect that carries an error is a refusal, and buys nothing', async () => {
  const refusal = 'error=invalid_request&error_description=jane%40example.com+is+unknown'
  const calls = [
    createAuthFixture([redirectResponse(`${scope.redirectUri}?${refusal}&code=c`)]).auth.loginGuestWithPkce(),
    createAuthFixture([redirectResponse(`${scope.redirectUri}?${refusal}&code=c`)]).auth.loginWithPassword({
      username: 'j',
      password: 'p',
    }),
  ]
  const [guest, login] = await Promise.all(calls.map(catchError))
  expect(guest).toMatchObject({
    operation: 'authorize-guest',
    code: 'forbidden',
    status: 303,
    problem: 'invalid_request',
  })
  expect(login).toMatchObject({
    operation: 'log-in',
    code: 'forbidden',
    sentence: 'jane@example.com is unknown',
  })
  expect(JSON.stringify(login)).not.toContain('jane')
})

test.each([['server_error'], ['temporarily_unavailable']])(
  'a redirect that says %s is a failure of the service',
  async problem => {
    const { auth } = createAuthFixture([redirectResponse(`${scope.redirectUri}?error=${problem}`)])
    expect(await catchError(auth.loginGuestWithPkce())).toMatchObject({
      name: 'ServerError',
      code: 'server',
      problem,
    })
  },
)

test('a redirect without a code breaks its contract', async () => {
  const { auth, sent } = createAuthFixture([redirectResponse('https://shop.test/callback')])
  expect(await catchError(auth.loginGuestWithPkce())).toMatchObject({
    code: 'bad-answer',
    issues: [{ pointer: '/location' }],
  })
  expect(sent()).toHaveLength(1)
})

test('a wrong password is a refusal that quotes neither name nor password', async () => {
  const body = { status_code: '401', message: 'Unauthorized Credentials.', error: 'invalid_client' }
  const { auth } = createAuthFixture([Response.json(body, { status: 401 })])
  const error = await catchError(
    auth.loginWithPassword({ username: 'jane@example.com', password: 'Pass-1234' }),
  )
  expect(error).toMatchObject({ code: 'unauthorized', status: 401, sentence: 'Unauthorized Credentials.' })
  expect(JSON.stringify(error) + String(error)).not.toMatch(/jane|Pass/)
})

test('who leaves gets their reason back, from whichever call is in flight', async () => {
  const signal = AbortSignal.abort('left')
  const { auth } = createAuthFixture([], SECRET)
  const calls = [
    auth.loginGuestWithPkce({ signal }),
    auth.loginGuestWithSecret({ signal }),
    auth.loginWithPassword({ username: 'j', password: 'p' }, { signal }),
    auth.refresh({ refreshToken: 'r', customerType: 'guest', dnt: false }, { signal }),
    auth.logout({ accessToken: 'a', refreshToken: 'r' }, { signal }),
    auth.startPasswordless({ userId: 'j' }, { signal }),
    auth.finishPasswordless('t', { signal }),
    auth.requestPasswordReset({ userId: 'j' }, { signal }),
    auth.resetPassword({ userId: 'j', token: 't', newPassword: 'p' }, { signal }),
  ]
  const errors = await Promise.all(calls.map(catchError))
  for (const error of errors) expect(error).toMatchObject({ code: 'aborted', cause: 'left' })
})

test('on a real wire the redirect is read and not followed, and an empty header arrives', async () => {
  const seen: [string | undefined, IncomingHttpHeaders][] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    seen.push([pathname.split('/').at(-1), request.headers])
    const location = `${scope.redirectUri}?usid=usid-1&code=code-1`
    if (pathname.endsWith('/authorize')) response.writeHead(303, { location }).end()
    else if (pathname.endsWith('/token'))
      void tokenResponse(GUEST_ISB)
        .text()
        .then(text => response.end(text))
    else response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const http = createHttp({ services: { commerce: `http://127.0.0.1:${port}` } })
  const auth = createAuthClient(http, { ...scope, contracts })
  const started = Date.now()
  const { accessEndsAt } = await auth.loginGuestWithPkce()
  expect(accessEndsAt).toBeGreaterThanOrEqual(started + 1_800_000)
  await auth.requestPasswordReset({ userId: 'jane@example.com' })
  expect(seen.map(([path, headers]) => [path, headers.authorization])).toEqual([
    ['authorize', undefined],
    ['token', undefined],
    ['reset', ''],
  ])
  expect(seen[1]?.[1]['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  await new Promise(resolve => server.close(resolve))
  server.closeAllConnections()
})
