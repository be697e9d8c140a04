import { createIntentKeys } from '../framework/submit-with-retry.ts'
import { createCheckout, type CheckoutOptions, type StepOutcome } from './checkout.ts'

const MOVED: StepOutcome = { kind: 'moved', location: '/checkout?step=shipping' }
const FAILED: StepOutcome = { kind: 'failed' }
const INVALID = {
  kind: 'invalid',
  errors: { email: [{ code: 'email.invalid', message: 'Please enter a valid email address.' }] },
} as const satisfies StepOutcome

function openCheckout(outcomes: readonly StepOutcome[], stored = '', basketId = 'b1') {
  const left = [...outcomes]
  const sent: unknown[] = []
  const storage = { text: stored }
  let keys = 0
  const options: CheckoutOptions = {
    basketId,
    storage: { read: () => storage.text, write: text => (storage.text = text) },
    intents: createIntentKeys(() => `key-${(keys += 1)}`),
    async send(step, fields, key) {
      sent.push([step, fields, key])
      return left.shift() ?? FAILED
    },
  }
  return { store: createCheckout(options), sent, storage }
}

test('what is typed outlives a reload until the step is done, but nothing of a card does', async () => {
  const { store, storage } = openCheckout([INVALID, MOVED])
  store.keep('shipping', { city: 'Portland' })
  store.keep('payment', {
    number: '4111111111111111',
    expiry: '12/39',
    holder: 'Nia',
    securityCode: '123',
    card: '',
    'billing.city': 'Bangor',
  })
  expect(storage.text).not.toMatch(/4111|12\/39|123|Nia/)
  const again = openCheckout([], storage.text).store
  expect(again.state.drafts).toEqual({
    shipping: { city: 'Portland' },
    payment: { 'billing.city': 'Bangor' },
  })
  await store.submit('shipping', { city: 'Portland' })
  expect(store.state.drafts['shipping']).toEqual({ city: 'Portland' })
  await store.submit('shipping', { city: 'Portland' })
  expect(store.state.drafts).toEqual({ payment: { 'billing.city': 'Bangor' } })
})

test('what is typed outlives the sign-in of a session that has ended', async () => {
  const { store } = openCheckout([{ kind: 'moved', location: '/allposters/login?redirect=%2Fcheckout' }])
  store.keep('shipping', { city: 'Portland' })
  await store.submit('shipping', { city: 'Portland' })
  expect(store.state.drafts).toEqual({ shipping: { city: 'Portland' } })
})

test('what was wrong is said once more after the whole page was loaded again', async () => {
  const { store, storage } = openCheckout([INVALID])
  await store.submit('review', {})
  let reloaded = ''
  await store.reload(async () => void (reloaded = storage.text))
  const again = openCheckout([], reloaded)
  again.store.show('review')
  expect(again.store.state.errors).toEqual(INVALID.errors)
  for (const { text } of [storage, again.storage])
    expect(openCheckout([], text).store.state.errors).toEqual({})
  const elsewhere = openCheckout([], reloaded)
  elsewhere.store.show('payment')
  expect(elsewhere.store.state.errors).toEqual({})
})

test('what was typed for another basket is dropped, and not stored beside what is typed now', () => {
  const { store: before, storage: tab } = openCheckout([])
  before.keep('shipping', { city: 'Portland' })
  const { store, storage: next } = openCheckout([], tab.text, 'b2')
  expect(store.state.drafts).toEqual({})
  store.keep('contact', { email: 'a@b.cd' })
  expect(next.text).not.toContain('Portland')
})

test.each([
  '',
  'nonsense',
  '[]',
  'null',
  '{"contact":{"email":"a@b.cd"}}',
  '["b1"]',
  '["b1",null]',
  '["b1",{"contact":3}]',
  '["b1",{"contact":{"email":{}}}]',
])('drafts that read %j are no drafts', stored => {
  const { store } = openCheckout([], stored)
  expect(store.state.drafts['contact']).toBeUndefined()
})

test('one step is sent at a time', async () => {
  const { store, sent } = openCheckout([MOVED, MOVED])
  const first = store.submit('contact', { email: 'a@b.cd' })
  expect(store.state.pending).toBe('contact')
  expect(await store.submit('contact', { email: 'a@b.cd' })).toBeUndefined()
  expect(await first).toEqual(MOVED)
  expect([sent.length, store.state.pending]).toEqual([1, undefined])
})

test('a wish keeps its key until it is answered, and another wish has another', async () => {
  const { store, sent } = openCheckout([FAILED, MOVED, MOVED, FAILED])
  const fields = { email: 'a@b.cd' }
  await store.submit('contact', fields)
  expect(store.state.errors['']).toMatchObject([{ message: 'Something went wrong. Try again!' }])
  await store.submit('contact', fields)
  expect(store.state.errors).toEqual({})
  await store.submit('contact', fields)
  await store.submit('contact', { email: 'c@d.ef' })
  expect(sent.map(call => Object(call)[2])).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
})

test('what is wrong with the order is said at the step that opens instead, and at no later one', async () => {
  const changed = { '': [{ code: 'order.changed', message: 'Your order has changed.' }], terms: [] }
  const { store, storage } = openCheckout([{ kind: 'invalid', errors: changed }])
  await store.submit('review', {})
  await store.reload(async () => {
    const reloaded = openCheckout([], storage.text).store
    reloaded.show('payment')
    expect(Object.keys(reloaded.state.errors)).toEqual([''])
  })
  store.show('payment')
  store.show('payment')
  expect(Object.keys(store.state.errors)).toEqual([''])
  store.show('shipping')
  expect(store.state.errors).toEqual({})
})

test('what is wrong with the order stays at its review, and is not said at a step that is opened by hand', async () => {
  const { store } = openCheckout([FAILED])
  await store.submit('review', {})
  await store.reload(async () => store.show('review'))
  expect(Object.keys(store.state.errors)).toEqual([''])
  store.show('payment')
  expect(store.state.errors).toEqual({})
})

test('what is wrong with a step that is no longer shown is said at no other', async () => {
  const { store } = openCheckout([INVALID, INVALID])
  store.show('payment')
  const answer = store.submit('payment', { number: '4' })
  store.show('delivery')
  await answer
  expect([store.state.pending, store.state.errors]).toEqual([undefined, {}])
  store.show('payment')
  const again = store.submit('payment', { number: '4' })
  store.show('delivery')
  store.show('payment')
  await again
  expect(store.state.errors).toEqual(INVALID.errors)
})

test('an order that failed is said at the step that is shown by then', async () => {
  const { store } = openCheckout([FAILED])
  store.show('review')
  const answer = store.submit('review', {})
  store.show('shipping')
  await answer
  expect(Object.keys(store.state.errors)).toEqual([''])
})

test('what is wrong stands until another step is shown', async () => {
  const { store } = openCheckout([INVALID])
  await store.submit('contact', { email: 'x' })
  store.show('contact')
  expect(Object.keys(store.state.errors)).toEqual(['email'])
  store.show('shipping')
  expect(store.state.errors).toEqual({})
})
