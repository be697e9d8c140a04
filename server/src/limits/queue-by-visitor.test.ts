import { createQueueByVisitor, QueueFullError } from './queue-by-visitor.ts'

const patient = new AbortController().signal

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
  const queue = createQueueByVisitor(2, 10)
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
  const queue = createQueueByVisitor(1, 10)
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
  const queue = createQueueByVisitor(1, 1)
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
  const queue = createQueueByVisitor(2, 10, 2)
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
  const queue = createQueueByVisitor(1, 10, 1, () => clock)
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
  const queue = createQueueByVisitor(1, 10, 1)
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
