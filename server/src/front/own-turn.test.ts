import { ownTurn, waitingRenderings } from './own-turn.ts'
import { runInTrace } from './trace.ts'

test('renderings that become ready together leave a turn of the event loop to others between each two', async () => {
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
  expect(order.join(' ')).toMatch(/^a( others)+ b( others)+ c/)
})

test('one alone does not wait', async () => {
  await new Promise(resolve => setImmediate(resolve))
  const order: string[] = []
  setImmediate(() => order.push('others'))
  await ownTurn()
  order.push('rendered')
  expect(order).toEqual(['rendered'])
})

test('visitors take turns, and each is told how many go before its next', async () => {
  await new Promise(resolve => setImmediate(resolve))
  const order: string[] = []
  const render = (visitor: string) =>
    runInTrace({ id: '', traceId: '', visitor }, async () => {
      await ownTurn()
      order.push(visitor)
    })
  const flood = Array.from({ length: 5 }, () => render('eve'))
  const [ann, bob] = [render('ann'), render('bob')]
  expect(waitingRenderings(() => 'eve')).toBe(6)
  expect(waitingRenderings(() => 'ann')).toBe(4)
  expect(waitingRenderings(() => 'new')).toBe(3)
  await Promise.all([...flood, ann, bob])
  expect(order).toEqual(['eve', 'eve', 'ann', 'bob', 'eve', 'eve', 'eve'])
  expect(waitingRenderings(() => 'eve')).toBe(0)
})
