import { setImmediate as nextTurn } from 'node:timers/promises'
import { ownTurn, waitingRenderings } from './own-turn.ts'

beforeEach(async () => {
  // The pause after the last rendering of another test.
  for (let turn = 0; turn < 25; turn += 1) await nextTurn()
})

test('renderings that become ready together leave turns of the event loop to others between each two', async () => {
  const order: string[] = []
  const renderings = ['a', 'b', 'c'].map(name => ownTurn().then(() => order.push(name)))
  expect(waitingRenderings()).toBe(2)
  const pause = () => {
    order.push('others')
    if (waitingRenderings() > 0) setImmediate(pause)
  }
  setImmediate(pause)
  await Promise.all(renderings)
  expect(waitingRenderings()).toBe(0)
  // In each turn one connection is accepted.
  expect(order.join(' ')).toMatch(/^a( others)+ b( others){19,} c/)
})

test('visitors take turns, however many renderings of one of them wait', async () => {
  const order: string[] = []
  const renderings = ['eve', 'eve', 'eve', undefined, undefined, 'ann'].map(visitor =>
    ownTurn(visitor).then(() => order.push(visitor ?? 'none')),
  )
  await Promise.all(renderings)
  expect(order).toEqual(['eve', 'eve', 'none', 'ann', 'eve', 'none'])
})

test('turns that are full of other work are fewer', async () => {
  const order: string[] = []
  const renderings = ['a', 'b'].map(name => ownTurn().then(() => order.push(name)))
  const work = () => {
    order.push('others')
    const end = performance.now() + 10
    while (performance.now() < end);
    if (waitingRenderings() > 0) setImmediate(work)
  }
  setImmediate(work)
  await Promise.all(renderings)
  expect(order.filter(name => name === 'others').length).toBeLessThan(6)
})

test('one alone does not wait', async () => {
  const order: string[] = []
  setImmediate(() => order.push('others'))
  await ownTurn()
  order.push('rendered')
  expect(order).toEqual(['rendered'])
})
