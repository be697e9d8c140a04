import { EventEmitter, once } from 'node:events'
import { jest } from '@jest/globals'
import { createAddressQueue } from '../limits/address-queue.ts'
import { createLine } from '../limits/line.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { ownPlaces } from '../config/own-places.ts'
import { ownPageQueue, type TakeTurn } from './own-page-queue.ts'

const visitorAt = (address: string) => ({ address, session: '' })

function openQueues() {
  const places = 4
  const line = createLine()
  const { accounts, additions, checkouts, ofService } = ownPlaces(places)
  const queues = {
    ownQueue: createAddressQueue(2, 30, places, line),
    accountQueue: createAddressQueue(2, 30, accounts, line),
    signInQueue: createAddressQueue(2, 30, ofService, line),
    registrationQueue: createAddressQueue(2, 30, ofService, line),
    lookupQueue: createAddressQueue(2, 30, ofService, line),
    contactQueue: createAddressQueue(2, 30, ofService, line),
    photoQueue: createAddressQueue(2, 30, ofService, line),
    balanceQueue: createAddressQueue(2, 30, ofService, line),
    checkoutQueue: createAddressQueue(2, 30, checkouts, line),
    additionQueue: createAddressQueue(2, 30, additions, line),
    bulkQueue: createAddressQueue(1, 30, 2, line),
    ownWaitMs: 20_000,
  }
  let visitors = 0
  return (
    path: string,
    isForm = false,
    signal = new AbortController().signal,
    address = `198.51.100.${(visitors += 1)}`,
  ) => ownPageQueue(queues, { visitor: visitorAt(address), signal, path, isForm })
}

function hang(takeTurn: TakeTurn): void {
  takeTurn(() => new Promise<never>(() => {})).catch(() => {})
}

function deferredJob() {
  const events = new EventEmitter()
  const finished = once(events, 'finish').then(() => 'answered')
  return { job: () => finished, finish: () => void events.emit('finish') }
}

const answers = async () => 'answered'

test.each([
  ['/login', '/orders'],
  ['/registration', '/login'],
  ['/login', '/registration'],
  ['/orders', '/login'],
  ['/help/contact', '/login'],
  ['/help/contact', '/orders'],
])('where the form %s hangs, %s, pages of accounts, carts and walls go on', async (form, other) => {
  const queueFor = openQueues()
  for (let time = 0; time < 5; time += 1) hang(queueFor(form, true))
  expect(await queueFor(other, true)(answers)).toBe('answered')
  for (const path of [
    '/account',
    '/cart',
    '/gallery-wall/cart',
    '/frame-my-photos',
    '/gift-cards/GC1',
    '/login',
  ])
    expect(await queueFor(path)(answers)).toBe('answered')
})

test.each([
  ['/frame-my-photos', false],
  ['/frame-my-photos/delete', true],
  ['/gift-cards/balance', true],
])('where %s hangs, carts, uploads, accounts and sign-ins go on', async (path, isForm) => {
  const queueFor = openQueues()
  for (let time = 0; time < 5; time += 1) hang(queueFor(path, isForm))
  for (const other of [
    '/cart/items',
    '/checkout/order',
    '/frame-my-photos',
    '/frame-my-photos/parts',
    '/login',
  ])
    expect(await queueFor(other, true)(answers)).toBe('answered')
  expect(await queueFor('/account')(answers)).toBe('answered')
})

test.each(['/checkout/delivery', '/checkout', '/cart/estimate', '/cart/shipping-method'])(
  'where %s hangs, carts and accounts go on',
  async path => {
    const queueFor = openQueues()
    for (let time = 0; time < 5; time += 1) hang(queueFor(path, path !== '/checkout'))
    for (const other of ['/cart/items', '/login'])
      expect(await queueFor(other, true)(answers)).toBe('answered')
    for (const other of ['/cart', '/account']) expect(await queueFor(other)(answers)).toBe('answered')
  },
)

test.each(['/cart/items', '/cart/upgrade', '/gallery-wall', '/customizer', '/orders/buy-again'])(
  'where %s hangs, carts, sign-ins and checkouts go on',
  async path => {
    const queueFor = openQueues()
    for (let time = 0; time < 5; time += 1) hang(queueFor(path, path !== '/gallery-wall'))
    for (const other of ['/checkout/order', '/login', '/cart/quantity'])
      expect(await queueFor(other, true)(answers)).toBe('answered')
    for (const other of ['/cart', '/checkout']) expect(await queueFor(other)(answers)).toBe('answered')
  },
)

test.each([
  [4, 2],
  [6, 2],
  [24, 2],
  [48, 4],
  [400, 34],
])('of %i places one address has %i', (all, ofAddress) => {
  expect(ownPlaces(all)).toMatchObject({ ofAddress })
})

test('where accounts hang, carts and what is bought go on', async () => {
  const queueFor = openQueues()
  for (let time = 0; time < 5; time += 1) hang(queueFor('/account'))
  for (const path of ['/cart/items', '/checkout/order', '/orders/buy-again', '/gallery-wall/cart'])
    expect(await queueFor(path, true)(answers)).toBe('answered')
})

test('who has waited too long is refused, and who has begun is not', async () => {
  jest.useFakeTimers()
  const queueFor = openQueues()
  const { job, finish } = deferredJob()
  const begun = queueFor('/login', true)(job)
  const refused = queueFor('/login', true)(answers).catch(error => error)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await refused).toBeInstanceOf(QueueFullError)
  finish()
  expect(await begun).toBe('answered')
  jest.useRealTimers()
})

test('who leaves is not refused, and lets the next one in', async () => {
  const queueFor = openQueues()
  const { job, finish } = deferredJob()
  const first = queueFor('/login', true)(job)
  const visitor = new AbortController()
  const left = queueFor('/login', true, visitor.signal)(answers)
  const next = queueFor('/login', true)(answers)
  visitor.abort()
  await expect(left).rejects.not.toThrow(QueueFullError)
  finish()
  expect(await Promise.all([first, next])).toEqual(['answered', 'answered'])
})

test('behind three hundred addresses nothing more waits, and carts go on', async () => {
  const queueFor = openQueues()
  for (let time = 0; time <= 300; time += 1) hang(queueFor('/login', true))
  await new Promise(setImmediate)
  await expect(queueFor('/login', true)(answers)).rejects.toThrow(QueueFullError)
  expect(await queueFor('/cart')(answers)).toBe('answered')
})

test('who has many carts in front of a sign-in keeps none of others from theirs', async () => {
  const queueFor = openQueues()
  const office = '203.0.113.7'
  for (let time = 0; time < 8; time += 1) hang(queueFor('/cart', false, undefined, office))
  for (let time = 0; time < 4; time += 1) hang(queueFor('/login', true, undefined, office))
  expect(await queueFor('/login', true)(answers)).toBe('answered')
})
