import { within } from '@testing-library/dom'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let quarters = 0

beforeAll(async () => {
  shop = await openStorefront({
    overrides: { limiter: createRateLimiter(() => quarters * 3_600_000) },
  })
})

beforeEach(() => {
  quarters += 1
})
afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }
const NEW = { firstName: 'Nia', lastName: 'Cole', password: 'Quiet.Ridge.7' }

let customers = 0
const newEmail = () => `customer-${(customers += 1)}@example.com`

interface Mail {
  readonly to: string
  readonly subject: string
  readonly token: string | null
  readonly link: string | null
}

async function mailsTo(email: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${shop.upstream.url}/outbox.json?to=${encodeURIComponent(email)}`)
  return answer.json()
}

async function signedIn() {
  const shopper = newShopper(shop.app)
  await shopper.send('/login', ADA).expect(200)
  return shopper
}

/** Another browser resets the password, which ends all sessions of the customer. */
async function signedOutElsewhere() {
  quarters += 1
  const email = newEmail()
  const shopper = newShopper(shop.app)
  await shopper.post('/registration', { ...NEW, email }).expect(303)
  await newShopper(shop.app).post('/submit-password-reset', { loginEmail: email }).expect(200)
  const [mail] = await mailsTo(email)
  const fields = { email, token: String(mail?.token), password: 'Quiet.Ridge.8' }
  await newShopper(shop.app).post('/reset-password', fields).expect(200)
  return shopper
}

const askLegacy = (shopper: ReturnType<typeof newShopper>, email: string) =>
  shopper.get(`/legacy?email=${encodeURIComponent(email)}`).expect(200)

type Form = Awaited<ReturnType<typeof formOf>>

const formOf = async (path: string) => within(mainOf((await newShopper(shop.app).get(path).expect(200)).text))

const hrefsOf = (form: Form, ...names: readonly (RegExp | string)[]) =>
  names.flatMap(name => form.queryAllByRole('link', { name }).map(link => link.getAttribute('href')))

const typesOf = (form: Form) => form.getAllByLabelText(/\w/).map(field => field.getAttribute('type'))

describe('the forms', () => {
  test.each(['', '/allposters/en-us'])(
    '%s/login has all that it is specified to have (AUT-21 to AUT-29)',
    async prefix => {
      const form = await formOf(`${prefix}/login`)
      expect(form.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy()
      expect(typesOf(form)).toEqual(['email', 'password'])
      expect(form.getByRole('button', { name: 'Sign In' })).toBeTruthy()
      expect(form.getByText(/^Don't have an account\?/)).toBeTruthy()
      expect(hrefsOf(form, 'Forgot password?', 'Create account')).toEqual([
        `${prefix}/reset-password`,
        `${prefix}/registration`,
      ])
      const business = hrefsOf(form, "If you're a business customer click here")
      expect(business).toEqual(prefix ? [] : ['/b2b_registration'])
    },
  )

  test.each(['/registration', '/b2b_registration', '/allposters/en-us/registration'])(
    '%s has its heading, button and links (REG-02 to REG-09, REG-14)',
    async path => {
      const prefix = path.slice(0, path.lastIndexOf('/'))
      const isBusiness = path.startsWith('/b2b')
      const form = await formOf(path)
      expect(form.getByRole('heading', { level: 1, name: "Let's get started" })).toBeTruthy()
      expect(form.getByRole('button', { name: 'Create Account' })).toBeTruthy()
      expect(hrefsOf(form, 'Sign In', 'Privacy Policy', /^Terms/)).toEqual([
        `${prefix}/login`,
        `${prefix}/help/privacy`,
        `${prefix}/help/terms`,
      ])
      expect(form.queryAllByRole('link', { name: 'Create a business account' })).toHaveLength(
        path === '/registration' ? 1 : 0,
      )
      expect(form.queryAllByRole('link', { name: 'business@art.com' })).toHaveLength(prefix ? 0 : 1)
      expect(form.getAllByRole('checkbox')).toHaveLength(isBusiness ? 14 : 1)
    },
  )

  test('a new password asks for one e-mail address (PWR-01, PWR-02)', async () => {
    expect(typesOf(await formOf('/reset-password'))).toEqual(['email'])
  })
})

describe('registration', () => {
  test('a person opens an account without scripts and is in it (REG-01, REG-22, REG-23)', async () => {
    const shopper = newShopper(shop.app)
    const email = newEmail()
    const page = within(mainOf((await shopper.get('/registration').expect(200)).text))
    expect(page.getByRole('heading', { level: 1, name: "Let's get started" })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Create a business account' }).getAttribute('href')).toBe(
      '/b2b_registration',
    )
    expect(page.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/help/privacy')
    expect(page.getByRole('link', { name: 'business@art.com' })).toBeTruthy()
    await shopper
      .post('/registration', { ...NEW, email })
      .expect(303)
      .expect('location', '/account')
    expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: true, name: 'Nia' })
    for (const path of ['/registration', '/b2b_registration'])
      await shopper.get(path).expect(303).expect('location', '/account')
  })

  test('what is missing is said at its field, and what was right stays', async () => {
    const { text } = await newShopper(shop.app)
      .post('/registration', { firstName: 'Nia', password: 'short' })
      .expect(422)
    const page = within(mainOf(text))
    expect(page.getByText('Please enter your last name.')).toBeTruthy()
    expect(page.getByText('Please enter a valid email address.')).toBeTruthy()
    expect(page.getByRole('textbox', { name: 'First name' }).getAttribute('value')).toBe('Nia')
    expect(text).not.toContain('short"')
  })

  test('a password that everyone tries first is refused', async () => {
    const { text } = await newShopper(shop.app)
      .post('/registration', { ...NEW, email: 'common@example.com', password: 'Password1!' })
      .expect(422)
    expect(within(mainOf(text)).getByText(/This password is one of the most common/)).toBeTruthy()
  })

  test('an account that exists is said so, with the way to sign in (REG-24, C-07)', async () => {
    const { text } = await newShopper(shop.app)
      .post('/registration', { ...NEW, email: ADA.email, redirect: '/cart' })
      .expect(422)
    const page = within(mainOf(text))
    const alert = page.getByRole('alert')
    expect(alert.textContent).toBe('Account already exists. Sign In')
    expect(within(alert).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      `/login?redirect=%2Fcart`,
    )
    expect(page.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
  })

  test('however often a form is corrected, it is no attempt until it is right', async () => {
    const shopper = newShopper(shop.app)
    const email = newEmail()
    for (const password of ['short', 'nocapital1!', 'NOSMALL1!', 'NoDigit!', 'NoSign11', 'Password1!'])
      await shopper.post('/registration', { ...NEW, email, password }).expect(422)
    const { headers } = await shopper.post('/registration', { ...NEW, email }).expect(303)
    expect(headers['location']).toBe('/account')
  })

  test('a business names several industries, and keeps them when something is wrong (REG-10, REG-13, REG-18)', async () => {
    const shopper = newShopper(shop.app)
    const fields = { ...NEW, email: newEmail(), company: 'Quiet Rooms', phone: '(212) 555-0123' }
    const send = (extra: Readonly<Record<string, string>>) =>
      shopper
        .post('/b2b_registration', {})
        .send(
          `${new URLSearchParams({ ...fields, ...extra }).toString()}&industry=Office&industry=Healthcare`,
        )
    const { text } = await send({ phone: '12' }).expect(422)
    const page = within(mainOf(text))
    expect(page.getByText('Please enter a valid US or Canadian phone number.')).toBeTruthy()
    const ticked = page
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map(({ value }) => value)
    expect(ticked).toEqual(['Office', 'Healthcare'])
    await send({ acceptsMarketing: 'on' }).expect(303).expect('location', '/account')
    const account = within(mainOf((await shopper.get('/account').expect(200)).text))
    expect(account.getByText('Quiet Rooms')).toBeTruthy()
  })

  test('the poster brand has no business accounts (REG-21, S-31)', async () => {
    const shopper = newShopper(shop.app)
    await shopper
      .get('/allposters/en-us/b2b_registration')
      .expect(303)
      .expect('location', '/allposters/en-us/registration')
    const page = within(mainOf((await shopper.get('/allposters/en-us/registration').expect(200)).text))
    expect(page.queryByText(/business/i)).toBeNull()
    const login = within(mainOf((await shopper.get('/allposters/en-us/login').expect(200)).text))
    expect(login.queryByText(/business/i)).toBeNull()
  })

  test('five registrations with one address at once open one account (SEC-40)', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => newShopper(shop.app).send('/registration', { ...NEW, email })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('sign-in by e-mail', () => {
  test('the link of the e-mail signs in the browser that asked for it (AUT-34, AUT-41)', async () => {
    const shopper = newShopper(shop.app)
    const { text } = await shopper.post('/login/email', { email: ADA.email, redirect: '/cart' }).expect(200)
    const page = within(mainOf(text))
    expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeTruthy()
    expect(page.getByRole('button', { name: 'Resend Link' })).toBeTruthy()
    const [mail] = await mailsTo(ADA.email)
    const { pathname, search } = new URL(String(mail?.link))
    expect(new URLSearchParams(search).get('redirectUrl')).toBe('/cart')
    const welcome = within(mainOf((await shopper.get(pathname + search).expect(200)).text))
    expect(welcome.getByRole('heading', { level: 1, name: 'Welcome Ada,' })).toBeTruthy()
    expect(welcome.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/cart')
    await shopper
      .get(pathname + search)
      .expect(303)
      .expect('location', '/cart')
    expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: true, name: 'Ada' })
  })

  test('another browser says for whom the link is, and a wrong address does not use it up', async () => {
    await newShopper(shop.app).post('/login/email', { email: ADA.email }).expect(200)
    const [mail] = await mailsTo(ADA.email)
    const other = newShopper(shop.app)
    const page = mainOf(
      (await other.get(`/callback?token=${mail?.token}&redirectUrl=//evil.test`).expect(200)).text,
    )
    const field = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute('value') ?? ''
    const fields = { token: field('token'), redirect: field('redirect') }
    expect(fields.redirect).toBe('/account')
    await other.post('/callback', { ...fields, email: 'bob@example.com' }).expect(422)
    await other
      .post('/callback', { ...fields, email: ADA.email })
      .expect(303)
      .expect('location', '/account')
  })

  test.each([
    ['an address without an account', 'unknown-person@example.com', 'Please enter a valid email address.'],
    ['a text that is no address', 'ada', 'Please enter your email address.'],
  ])('%s is refused in words (AUT-35, AUT-36)', async (_, email, sentence) => {
    const { text } = await newShopper(shop.app).post('/login/email', { email }).expect(422)
    expect(within(mainOf(text)).getByText(sentence)).toBeTruthy()
  })

  test('a link that was used says so (SEC-13)', async () => {
    const shopper = newShopper(shop.app)
    await shopper.post('/login/email', { email: ADA.email }).expect(200)
    const { text } = await shopper.get('/callback?token=00000000').expect(200)
    expect(within(mainOf(text)).getByText(/has been used or has expired/)).toBeTruthy()
    expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: false })
  })
})

describe('password reset', () => {
  test.each([ADA.email, 'no-account@example.com'])(
    'for %s the answer is the same (PWR-05, C-06)',
    async loginEmail => {
      const { text } = await newShopper(shop.app).post('/submit-password-reset', { loginEmail }).expect(200)
      expect(within(mainOf(text)).getByText(/^If there is an account for this address/)).toBeTruthy()
    },
  )

  test('no address is refused with the form’s own sentence (PWR-03)', async () => {
    const { text } = await newShopper(shop.app)
      .post('/submit-password-reset', { loginEmail: 'x' })
      .expect(422)
    expect(within(mainOf(text)).getByText('Please enter a valid email address.')).toBeTruthy()
  })

  test('the token of the e-mail changes the password once', async () => {
    const email = newEmail()
    await newShopper(shop.app)
      .post('/registration', { ...NEW, email })
      .expect(303)
    await newShopper(shop.app).post('/submit-password-reset', { loginEmail: email }).expect(200)
    const [mail] = await mailsTo(email)
    const link = new URL(String(mail?.link))
    expect(link.pathname).toBe('/art/reset-password')
    const form = await newShopper(shop.app)
      .get(link.pathname + link.search)
      .expect(200)
    const inForm = (name: string) =>
      mainOf(form.text).querySelector(`form input[name=${name}]`)?.getAttribute('value')
    expect([inForm('token'), inForm('email')]).toEqual([mail?.token, email])
    const fields = { email, token: String(mail?.token), password: 'Quiet.Ridge.8' }
    const weak = await newShopper(shop.app)
      .post('/reset-password', { ...fields, password: 'weak' })
      .expect(422)
    expect(
      within(mainOf(weak.text)).getByText('Password must contain at least 8 characters.', { selector: 'p' }),
    ).toBeTruthy()
    const common = await newShopper(shop.app)
      .post('/reset-password', { ...fields, password: 'Welcome2026!' })
      .expect(422)
    expect(within(mainOf(common.text)).getByText(/one of the most common/)).toBeTruthy()
    const changed = await newShopper(shop.app).post('/reset-password', fields).expect(200)
    expect(within(mainOf(changed.text)).getByText('Your new password works from now on.')).toBeTruthy()
    const again = await newShopper(shop.app).post('/reset-password', fields).expect(422)
    expect(within(mainOf(again.text)).getByText(/has been used or has expired/)).toBeTruthy()
    await newShopper(shop.app).post('/login', { email, password: fields.password }).expect(303)
  })
})

describe('customers of the old shop', () => {
  const LEGACY = { email: 'legacy@example.com', password: 'Gallery2026!' }

  test('are sent to choose a new password (PWR-08, PWR-09, S-47)', async () => {
    const shopper = newShopper(shop.app)
    await shopper.post('/login', LEGACY).expect(303).expect('location', '/reset-password?legacyCustomer=true')
    const { text } = await shopper.get('/reset-password?legacyCustomer=true').expect(200)
    expect(within(mainOf(text)).getByText(/from our old shop/)).toBeTruthy()
  })

  test('come in with the password they have chosen by the e-mail', async () => {
    const address = '/allposters/en-us'
    const shopper = newShopper(shop.app)
    await shopper.post(`${address}/submit-password-reset`, { loginEmail: LEGACY.email }).expect(200)
    const [mail, ...others] = await mailsTo(LEGACY.email)
    expect(others).toEqual([])
    const fields = { email: LEGACY.email, token: String(mail?.token), password: 'Quiet.Ridge.8' }
    await shopper.post(`${address}/reset-password`, fields).expect(200)
    await shopper.post(`${address}/login`, fields).expect(303).expect('location', `${address}/account`)
    const wrong = newShopper(shop.app)
    await wrong.post(`${address}/login`, LEGACY).expect(422)
  })

  test('/legacy tells only the browser whose sign-in was just refused (SEC-11, S-46)', async () => {
    const stranger = newShopper(shop.app)
    expect((await askLegacy(stranger, LEGACY.email)).body).toEqual({ isLegacy: false })
    const shopper = newShopper(shop.app)
    await shopper.post('/login', LEGACY)
    expect((await askLegacy(shopper, LEGACY.email)).body).toEqual({ isLegacy: true })
    expect((await askLegacy(shopper, ADA.email)).body).toEqual({ isLegacy: false })
  })
})

describe('sessions', () => {
  test('signing out ends the session and drops what the browser has cached', async () => {
    const shopper = await signedIn()
    await shopper
      .post('/logout', {})
      .expect(303)
      .expect('location', '/login')
      .expect('clear-site-data', '"cache"')
      .expect('set-cookie', /ctxzip=;/)
    expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: false })
  })

  test('signing out of one brand leaves the other brand’s session (SEC-14)', async () => {
    const shopper = await signedIn()
    await shopper.send('/allposters/en-us/login', ADA).expect(200)
    const { headers } = await shopper.post('/logout', {}).expect(303)
    expect(JSON.stringify(headers['set-cookie'])).not.toContain('allposters')
    expect((await shopper.get('/api/me?site=AllPosters')).body).toMatchObject({ isSignedIn: true })
  })

  test('pages of a session that has ended lead to the sign-in, which does not lead back (F20)', async () => {
    const shopper = await signedOutElsewhere()
    await shopper.get('/account').expect(303).expect('location', '/login?redirect=%2Faccount')
    await shopper.get('/login').expect(200)
    const other = await signedOutElsewhere()
    await other.get('/cart').expect(303).expect('location', '/login?redirect=%2Fcart')
    const third = await signedOutElsewhere()
    expect((await third.get('/api/me')).body).toEqual({ isSignedIn: false, name: '', badge: 0, hearts: [] })
  })

  test('what is put into the cart after the session has ended is in a guest’s cart (F20)', async () => {
    const shopper = await signedOutElsewhere()
    await shopper.add('A12AP').expect(200)
    expect(await shopper.lines()).toMatchObject([{ upi: 'A12AP' }])
    expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: false, badge: 1 })
  })
})
