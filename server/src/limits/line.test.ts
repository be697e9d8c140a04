import { createAddressQueue, runInAll } from './address-queue.ts'
import { createLine } from './line.ts'
import { QueueFullError } from './queue-full-error.ts'

const patient = new AbortController().signal

/** By address alone. */
function openQueue(atOnce: number, mostWaiting: number, inAll?: number, now?: () => number) {
  const queue = createAddressQueue(
    atOnce,
    mostWaiting,
    inAll,
    createLine({ abandonedMs: 0, ...(now && { now }) }),
  )
  return {
    run: <T>(address: string, signal: AbortSignal, job: () => Promise<T>) =>
      queue.run({ address }, signal, job),
  }
}

/** Jobs that end when they are told to. */
function createJobs() {
  const running = new Map<string, () => void>()
  return {
    running,
    begun: async (name: string) => {
      while (!running.has(name)) await Promise.resolve()
    },
    begin: (name: string) => () => new Promise<string>(resolve => running.set(name, () => resolve(name))),
    end(name: string) {
      running.get(name)?.()
      running.delete(name)
    },
  }
}

test('a visitor’s jobs run a few at a time, in their order, and another visitor’s at once', async () => {
  const queue = openQueue(2, 10)
  const jobs = createJobs()
  const names = ['1', '2', '3', '4']
  const done = names.map(name => queue.run('eve', patient, jobs.begin(name)))
  const other = queue.run('ann', patient, jobs.begin('ann'))
  await jobs.begun('ann')
  expect([...jobs.running.keys()]).toEqual(['1', '2', 'ann'])
  jobs.end('2')
  expect(await done[1]).toBe('2')
  await jobs.begun('3')
  expect([...jobs.running.keys()]).toEqual(['1', 'ann', '3'])
  for (const name of ['1', 'ann', '3']) jobs.end(name)
  await jobs.begun('4')
  jobs.end('4')
  expect(await Promise.all([...done, other])).toEqual([...names, 'ann'])
})

test('a job that fails, and a visitor who disconnects, give their place to the next', async () => {
  const queue = openQueue(1, 10)
  const jobs = createJobs()
  const disconnected = new AbortController()
  const failing = queue.run('eve', patient, async () => {
    throw new Error('broken')
  })
  const impatient = queue.run('eve', disconnected.signal, jobs.begin('impatient'))
  disconnected.abort()
  await expect(impatient).rejects.toThrow('the visitor disconnected')
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.run('eve', patient, async () => 'next')).toBe('next')
  expect(jobs.running.size).toBe(0)
})

test('of too many the last are refused', async () => {
  const queue = openQueue(1, 1)
  const jobs = createJobs()
  const [first, second] = ['1', '2'].map(name => queue.run('eve', patient, jobs.begin(name)))
  await expect(queue.run('eve', patient, jobs.begin('3'))).rejects.toThrow(QueueFullError)
  await jobs.begun('1')
  jobs.end('1')
  expect(await first).toBe('1')
  await jobs.begun('2')
  jobs.end('2')
  expect(await second).toBe('2')
})

test('of the places that all share the next goes to who has the fewest', async () => {
  const queue = openQueue(2, 10, 2)
  const jobs = createJobs()
  const order: string[] = []
  const run = (visitor: string, name: string) =>
    queue.run(visitor, patient, () => {
      order.push(name)
      return jobs.begin(name)()
    })
  const done = ['1', '2', '3', '4'].map(name => run('eve', name))
  done.push(run('ann', 'ann'), run('bob', 'bob'))
  for (const name of ['1', '2', 'ann', 'bob', '3', '4']) {
    await jobs.begun(name)
    jobs.end(name)
  }
  await Promise.all(done)
  expect(order).toEqual(['1', '2', 'ann', 'bob', '3', '4'])
})

test('of those who wait who has had the least time of late comes next, and what is long ago counts no more', async () => {
  let clock = 0
  const queue = openQueue(1, 10, 1, () => clock)
  const order: string[] = []
  const run = (visitor: string, ms: number) =>
    queue.run(visitor, patient, async () => {
      order.push(visitor)
      clock += ms
    })
  await run('eve', 5000)
  await run('ann', 3000)
  await run('joe', 1000)
  // Eve asks first, for more again; what the first two seconds were for counts for none.
  await Promise.all(['bob', 'eve', 'ann', 'joe', 'new'].map(visitor => run(visitor, 10)))
  expect(order.splice(0)).toEqual(['eve', 'ann', 'joe', 'bob', 'joe', 'new', 'ann', 'eve'])
  clock += 3_600_000
  await Promise.all(['bob', 'eve', 'ann'].map(visitor => run(visitor, 10)))
  expect(order).toEqual(['bob', 'eve', 'ann'])
})

test('who waits already is not passed by all that come after', async () => {
  const queue = openQueue(1, 10, 1)
  const jobs = createJobs()
  const run = (visitor: string, name: string) => queue.run(visitor, patient, jobs.begin(name))
  const done = [run('ann', 'ann 1'), run('ann', 'ann 2'), run('bob', 'bob')]
  await jobs.begun('ann 1')
  const order = ['ann 1']
  for (const newcomer of ['cid', 'dan', 'eva', 'fay']) {
    done.push(run(newcomer, newcomer))
    const [current] = jobs.running.keys()
    jobs.end(current ?? '')
    while (jobs.running.size === 0) await Promise.resolve()
    order.push(...jobs.running.keys())
  }
  expect(order).toContain('ann 2')
  while (jobs.running.size > 0) {
    for (const name of jobs.running.keys()) jobs.end(name)
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
  }
  expect(await Promise.all(done)).toHaveLength(7)
})

test('who waits for one kind of places holds none of another', async () => {
  const line = createLine()
  const all = createAddressQueue(2, 10, 4, line)
  const [baskets, products] = [createAddressQueue(2, 10, 2, line), createAddressQueue(2, 10, 2, line)]
  const jobs = createJobs()
  const run = (address: string, queue: typeof all, name: string) =>
    runInAll([queue, all], { address }, patient, jobs.begin(name))
  const hanging = [run('eve', baskets, 'basket 1'), run('eve', baskets, 'basket 2')]
  // Eve has both of her places of all; her products wait for these, and keep no place of the products.
  const waiting = [run('eve', products, 'product 1'), run('eve', products, 'product 2')]
  const other = run('ann', products, 'of another')
  await jobs.begun('of another')
  jobs.end('of another')
  expect(await other).toBe('of another')
  expect([...jobs.running.keys()]).toEqual(['basket 1', 'basket 2'])
  jobs.end('basket 1')
  await jobs.begun('product 1')
  jobs.end('basket 2')
  await jobs.begun('product 2')
  for (const name of ['product 1', 'product 2']) jobs.end(name)
  await Promise.all([...hanging, ...waiting])
})

test('where the places of one kind are taken, what needs another goes before those that wait', async () => {
  const line = createLine()
  const all = createAddressQueue(2, 10, 3, line)
  const baskets = createAddressQueue(2, 10, 1, line)
  const jobs = createJobs()
  const basket = (name: string) => runInAll([baskets, all], { address: name }, patient, jobs.begin(name))
  const done = [basket('first'), basket('second'), basket('third')]
  for (const name of ['cart 1', 'cart 2', 'cart 3']) {
    const cart = all.run({ address: name }, patient, jobs.begin(name))
    await jobs.begun(name)
    jobs.end(name)
    expect(await cart).toBe(name)
  }
  expect([...jobs.running.keys()]).toEqual(['first'])
  expect([baskets.waiting(), all.waiting()]).toEqual([2, 0])
  for (const name of ['first', 'second', 'third']) {
    await jobs.begun(name)
    jobs.end(name)
  }
  await Promise.all(done)
  expect([baskets.waiting(), all.waiting()]).toEqual([0, 0])
})

test('of one visitor, too, what needs a slow service leaves turns to the rest', async () => {
  const line = createLine()
  const all = createAddressQueue(2, 3, 4, line)
  const [baskets, products] = [createAddressQueue(2, 3, 2, line), createAddressQueue(2, 3, 2, line)]
  const jobs = createJobs()
  const run = (queue: typeof all, name: string) =>
    runInAll([queue, all], { address: 'eve' }, patient, jobs.begin(name))
  const names = ['1', '2', '3', '4', '5']
  const done = [...names.map(name => run(baskets, name)), run(products, 'product')]
  await expect(run(baskets, '6')).rejects.toThrow(QueueFullError)
  await jobs.begun('2')
  jobs.end('1')
  await jobs.begun('product')
  for (const name of ['2', 'product', '3', '4', '5']) {
    await jobs.begun(name)
    jobs.end(name)
  }
  expect(await Promise.all(done)).toHaveLength(6)
})

test('of the visitors behind one address, too, what needs a slow service leaves turns to the rest', async () => {
  const line = createLine()
  const all = createAddressQueue(2, 3, 4, line)
  const [baskets, products] = [createAddressQueue(2, 3, 2, line), createAddressQueue(2, 3, 2, line)]
  const jobs = createJobs()
  const run = (queue: typeof all, name: string) =>
    runInAll([queue, all], { address: 'office', session: name }, patient, jobs.begin(name))
  const names = ['1', '2', '3', '4', '5']
  const done = [...names.map(name => run(baskets, name)), run(products, 'product')]
  await jobs.begun('2')
  jobs.end('1')
  await jobs.begun('product')
  expect([...jobs.running.keys()]).toEqual(['2', 'product'])
  for (const name of ['2', 'product', '3', '4', '5']) {
    await jobs.begun(name)
    jobs.end(name)
  }
  expect(await Promise.all(done)).toHaveLength(6)
})

test('queues of several lines cannot be needed together', () => {
  const queues = [createAddressQueue(1, 1), createAddressQueue(1, 1)]
  expect(() => runInAll(queues, { address: 'eve' }, patient, async () => {})).toThrow('one line')
})
