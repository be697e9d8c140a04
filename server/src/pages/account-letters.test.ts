import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { listen } from '../listen.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let now = 0

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter: createRateLimiter(() => now) } })
})
beforeEach(() => {
  now += 3_600_000
})
afterAll(() => shop.upstream.close())

interface Mail {
  readonly subject: string
  readonly text: string
  readonly token: string | null
  readonly link: string | null
}

async function newestMail(email: string): Promise<Mail> {
  const answer = await fetch(`${shop.upstream.url}/outbox.json?to=${encodeURIComponent(email)}`)
  const [mail] = await answer.json()
  return mail
}

const newestToCollector = async () => JSON.stringify(await newestMail('collector@example.com'))

const password = 'Quiet.Ridge.7'

const EN = {
  code: 'Your sign-in code',
  reset: 'Choose a new password',
  moved: 'Your account has another email address',
  first: 'You have signed in by email for the first time',
}
const FR = {
  code: 'Votre code de connexion',
  reset: 'Choisissez un nouveau mot de passe',
  moved: 'Votre compte a une autre adresse courriel',
  first: 'Première connexion par courriel',
}
const ES = {
  code: 'Tu código de acceso',
  reset: 'Elige una contraseña nueva',
  moved: 'Tu cuenta tiene otra dirección de correo',
  first: 'Has iniciado sesión por correo por primera vez',
}

test.each([
  ['', '/art', EN],
  ['/en-ca', '/art/en-ca', EN],
  ['/fr-ca', '/art/fr-ca', FR],
  ['/es-us', '/art/es-us', ES],
  ['/allposters/en-us', '/allposters', EN],
  ['/allposters/en-ca', '/allposters/en-ca', EN],
  ['/allposters/fr-ca', '/allposters/fr-ca', FR],
  ['/allposters/es-us', '/allposters/es-us', ES],
])(
  'the letters of an account at %s are in its language and lead back to it (BSK-10)',
  async (prefix, home, subjects) => {
    const email = `letters${prefix.replaceAll('/', '-')}@example.com`
    const owner = newShopper(shop.app)
    const names = { firstName: 'Nia', lastName: 'Cole' }
    await owner.post(`${prefix}/registration`, { ...names, email, password }).expect(303)

    await newShopper(shop.app).post(`${prefix}/submit-password-reset`, { loginEmail: email }).expect(200)
    const reset = await newestMail(email)
    expect(reset.subject).toBe(subjects.reset)
    expect(reset.text).toContain(reset.token)
    const { pathname, search } = new URL(reset.link ?? '')
    expect(pathname).toBe(`${home}/reset-password`)
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ token: reset.token, email })

    const reader = newShopper(shop.app)
    await reader.post(`${prefix}/login/email`, { email }).expect(200)
    const code = await newestMail(email)
    expect(code.subject).toBe(subjects.code)
    expect(code.text).toContain(code.token)
    expect(new URL(code.link ?? '').pathname).toBe(`${home.replace('/art', '')}/callback`)
    await reader.post(`${prefix}/callback`, { email, token: String(code.token) }).expect(303)
    expect((await newestMail(email)).subject).toBe(subjects.first)
  },
)

test.each([
  ['/fr-ca', FR],
  ['/allposters/es-us', ES],
])('the letter about another email address at %s is in its language', async (prefix, subjects) => {
  const email = `moving${prefix.replaceAll('/', '-')}@example.com`
  const owner = newShopper(shop.app)
  await owner
    .post(`${prefix}/registration`, { firstName: 'Nia', lastName: 'Cole', email, password })
    .expect(303)
  const change = { email: `next-${email}`, currentPassword: password }
  await owner.send(`${prefix}/account/email`, change).expect(200)
  expect((await newestMail(email)).subject).toBe(subjects.moved)
})

test('forms that no service has answered use nothing up', async () => {
  const shopper = newShopper(shop.app, '198.51.100.99')
  const ask = () => shopper.send('/login/email', { email: 'collector@example.com' })
  await shop.faults('start-passwordless-login', { status: 503 })
  for (let time = 0; time < 4; time += 1) await ask().expect(503)
  await shop.calm()
  const { body } = await ask().expect(200)
  expect(body.data).toEqual({ mailed: 'collector@example.com' })
})

test('who leaves before the answer has used an attempt all the same (SEC-12)', async () => {
  const server = await listen(shop.app, '127.0.0.1', 0)
  await shop.faults('submit-password-reset', { latencyMs: 1000, afterwards: true })
  const ask = (signal: AbortSignal) =>
    fetch(`${server.url}/submit-password-reset`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
      body: new URLSearchParams({ loginEmail: 'collector@example.com' }),
      signal,
    })
  for (let time = 0; time < 2; time += 1) {
    const before = await newestToCollector()
    const leaving = new AbortController()
    const pending = ask(leaving.signal)
    while ((await newestToCollector()) === before) await nextTurn()
    leaving.abort()
    await Promise.allSettled([pending])
  }
  await shop.calm()
  const statuses = [await ask(AbortSignal.timeout(10_000)), await ask(AbortSignal.timeout(10_000))]
  expect(statuses.map(({ status }) => status)).toEqual([200, 429])
  await server.close()
})
