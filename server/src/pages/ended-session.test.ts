import { photoBytes } from '@wallart/fixtures/testing/photo-bytes.ts'
import { CARD, MAINE, PRINT, review, STEPS, walk } from '../testing/checkout-steps.ts'
import { ADA } from '../testing/customer.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

const TO_SIGN_IN = '/login?redirect=%2Fcheckout'

let shop: StorefrontAndUpstream
let shoppers = 0

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterAll(() => shop.upstream.close())

async function customer(): Promise<Shopper> {
  const shopper = newShopper(shop.app, `198.51.100.${(shoppers += 1)}`)
  await shopper.post('/login', ADA).expect(303)
  return shopper
}

async function customerAtReview(): Promise<Shopper> {
  const shopper = await customer()
  await shopper.add(PRINT).expect(200)
  await walk(shopper, { ...STEPS, contact: { email: ADA.email } })
  return shopper
}

const toSignIn = (path: string) => `/login?redirect=${encodeURIComponent(path)}`

const endSessions = () =>
  fetch(`${shop.upstream.controlUrl}/sessions/${encodeURIComponent(ADA.email)}`, { method: 'DELETE' })

test.each([
  ['contact', { email: ADA.email }],
  ['shipping', MAINE],
  ['delivery', { method: 'standard' }],
  ['payment', CARD],
  ['order', undefined],
])(
  'the form %s of a session that has ended leads to the sign-in, and back to the basket',
  async (name, form) => {
    const shopper = await customerAtReview()
    const { fields } = await review(shopper)
    await endSessions()
    const { headers } = await shopper.post(`/checkout/${name}`, form ?? fields).expect(303)
    expect(headers['location']).toBe(TO_SIGN_IN)
    await shopper.get(TO_SIGN_IN).expect(200)
    const signedIn = await shopper.post('/login', { ...ADA, redirect: '/checkout' }).expect(303)
    expect(signedIn.headers['location']).toBe('/checkout')
    await shopper.get('/checkout').expect(200)
  },
)

test.each([
  ['remove', { item: 'any' }],
  ['quantity', { item: 'any', quantity: '2' }],
  ['remove-gone', {}],
  ['upgrade', { item: 'any', upi: PRINT }],
  ['estimate', { country: 'US', zip: '04101' }],
  ['shipping-method', { method: 'standard' }],
  ['promo', { code: 'WELCOME10' }],
  ['promo/remove', { coupon: 'any' }],
])(
  'the form %s of the cart of a session that has ended leads to the sign-in, and changes nothing',
  async (name, form) => {
    const shopper = await customerAtReview()
    const lines = await shopper.lines()
    await endSessions()
    const { body } = await shopper.send(`/cart/${name}`, form).expect(200)
    expect(body.redirect.location).toBe('/login?redirect=%2Fcart')
    await shopper
      .post('/login', { ...ADA, redirect: '/cart' })
      .expect(303)
      .expect('location', '/cart')
    expect(await shopper.lines()).toEqual(lines)
  },
)

test('the photos of a session that has ended lead to the sign-in, and a photo is deleted by its owner alone', async () => {
  const shopper = await customerAtReview()
  const { body } = await shopper.upload(await photoBytes()).expect(200)
  const { photoId, upi } = body.data.photos[0]
  const [address, frame] = [`/frame-my-photos?upi=${upi}`, `/customizer/${upi}`]
  const signIn = () => shopper.post('/login', { ...ADA, redirect: '/cart' }).expect(303)

  await endSessions()
  await shopper.get(address).expect(303).expect('location', toSignIn(address))
  await signIn()
  await endSessions()
  await shopper.get(frame).expect(303).expect('location', toSignIn(frame))
  await signIn()
  await endSessions()
  const deleted = await shopper.send('/frame-my-photos/delete', { photoId }).expect(200)
  expect(deleted.body.redirect.location).toBe(toSignIn('/frame-my-photos'))
  await signIn()
  await endSessions()
  const added = await shopper.add(upi).expect(200)
  expect(added.body.redirect.location).toBe(toSignIn(address))
  await signIn()
  await shopper.get(address).expect(200)
})

test('a gift card of a session that has ended is not added a second time', async () => {
  const shopper = await customerAtReview()
  const card = {
    design: 'A101',
    amount: '50',
    other: '',
    recipientName: 'Ben',
    senderName: 'Ann',
    message: '',
  }
  const gift = { ...card, recipientEmail: 'ben@gift.test', deliveryDate: '' }
  await shopper.send('/gift-cards/GC0025', gift).expect(200)
  const line = (await shopper.lines()).find(({ upi }) => upi === '')
  await endSessions()
  const { body } = await shopper.send('/gift-cards/GC0025', { ...gift, item: line?.itemId ?? '' }).expect(200)
  expect(body.redirect.location).toBe('/login?redirect=%2Fcart')
  const edit = `/gift-cards/GC0025?item=${line?.itemId ?? ''}`
  await shopper.get(edit).expect(303).expect('location', toSignIn('/cart'))
  await shopper.post('/login', ADA).expect(303)
  await shopper.get(edit).expect(200)
  await shopper.get('/gift-cards/GC0025?item=gift-none').expect(303).expect('location', '/cart')
})

test('the confirmation of an order of a session that has ended leads to the sign-in, and back', async () => {
  const shopper = await customerAtReview()
  const { fields } = await review(shopper)
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/order-confirmation')
  await endSessions()
  const { headers } = await shopper.get('/order-confirmation').expect(303)
  expect(headers['location']).toBe('/login?redirect=%2Forder-confirmation')
  const signedIn = await shopper.post('/login', { ...ADA, redirect: '/order-confirmation' }).expect(303)
  expect(signedIn.headers['location']).toBe('/order-confirmation')
  await shopper.get('/order-confirmation').expect(200)
})

test('a session that has ended stays so for every page, until its customer goes on as a guest or begins a cart', async () => {
  const shopper = await customerAtReview()
  await endSessions()
  await shopper.get('/api/me').expect(200)
  for (let time = 0; time < 2; time += 1) {
    await shopper.get('/checkout').expect(303).expect('location', TO_SIGN_IN)
    await shopper.get('/cart').expect(303).expect('location', toSignIn('/cart'))
  }
  const { text } = await shopper.get(toSignIn('/cart')).expect(200)
  expect(text).toContain('You have been signed out. What was in your cart waits in your account.')
  await shopper.post('/login/guest', { redirect: '/cart' }).expect(303).expect('location', '/cart')
  await shopper.get('/cart').expect(200)
  expect((await shopper.get('/login').expect(200)).text).not.toContain('Go on as a guest')

  const other = await customerAtReview()
  await endSessions()
  await other.add(PRINT).expect(200)
  await other.get('/checkout').expect(200)
})

test('a customer who is signed in stays so, whatever an older page of the sign-in says', async () => {
  const shopper = await customer()
  await shopper.post('/login/guest', { redirect: '/cart' }).expect(303).expect('location', '/cart')
  expect((await shopper.get('/api/me').expect(200)).body).toMatchObject({ isSignedIn: true })
})

async function customerWhoseOrderWasLost() {
  const shopper = await customerAtReview()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { reset: true, afterwards: true, times: 2 })
  await shopper.post('/checkout/order', fields).expect(303)
  await shop.calm()
  await endSessions()
  return { shopper, fields }
}

test('a customer’s order whose answer was lost is not forgotten by asking for it as a guest', async () => {
  const { shopper, fields } = await customerWhoseOrderWasLost()
  await shopper.get('/cart').expect(303)
  await shopper.post('/login/guest', { redirect: '/cart' }).expect(303)
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/cart?order=unknown')
  await shopper.post('/login', { ...ADA, redirect: '/cart' }).expect(303)
  expect((await shopper.get('/cart').expect(200)).text).toContain(
    'We could not find out whether your last order',
  )
})

test('an order that a session that has ended stopped is no lost order', async () => {
  const shopper = await customerAtReview()
  const { fields } = await review(shopper)
  await endSessions()
  await shopper.post('/checkout/order', fields).expect(303).expect('location', TO_SIGN_IN)
  await shopper.post('/login/guest', { redirect: '/cart' }).expect(303)
  const { text } = await shopper.get('/cart').expect(200)
  expect(text).toContain('There is nothing in it yet.')
  expect(text).not.toContain('Check my order')
})

test('a customer’s order whose answer was lost stays theirs, though it is sent again by a session that has ended', async () => {
  const { shopper, fields } = await customerWhoseOrderWasLost()
  await shopper.post('/checkout/order', fields).expect(303).expect('location', TO_SIGN_IN)
  await shopper.post('/login/guest', { redirect: '/cart' }).expect(303)
  expect((await shopper.get('/cart').expect(200)).text).not.toContain('Check my order')
  await shopper.post('/login', { ...ADA, redirect: '/cart' }).expect(303)
  expect((await shopper.get('/cart').expect(200)).text).toContain('Check my order')
})

test('who goes on as a guest from a page of the account begins at the home page, and who logs out has no session that ended', async () => {
  const shopper = await customerAtReview()
  await endSessions()
  await shopper.get('/account').expect(303)
  await shopper.post('/login/guest', { redirect: '/account' }).expect(303).expect('location', '/')
  const other = await customerAtReview()
  await other.post('/logout', {}).expect(303)
  const { text } = await other.get('/cart').expect(200)
  expect(text).toContain('There is nothing in it yet.')
})

test.each([
  ['GET', '/account'],
  ['GET', '/account/orders'],
  ['GET', '/account/favorites'],
  ['GET', '/account/wishlist'],
  ['GET', '/order-confirmation'],
  ['GET', '/checkout'],
  ['GET', '/orders'],
  ['POST', '/orders'],
  ['POST', '/gift-cards/balance'],
  ['POST', '/account/details'],
  ['POST', '/favourites'],
])('%s %s begins no guest in the place of a customer whose session has ended', async (method, path) => {
  const shopper = await customer()
  await endSessions()
  const order = { orderNumber: 'W000000013', orderEmailAddress: 'ann@example.com' }
  await (method === 'GET' ? shopper.get(path) : shopper.post(path, { ...order, imageId: 'A7', code: 'GC' }))
  const { headers } = await shopper.get('/cart').expect(303)
  expect(headers['location']).toBe(toSignIn('/cart'))
})
