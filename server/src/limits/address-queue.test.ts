import { EventEmitter, once } from 'node:events'
import { createAddressQueue } from './address-queue.ts'
import { createLine } from './line.ts'

const patient = new AbortController().signal

test('the sessions of an address share its places and take turns, another address has its own', async () => {
  const queue = createAddressQueue(1, 10)
  const order: string[] = []
  const door = new EventEmitter()
  const isOpen = once(door, 'open')
  const run = (address: string, session: string) =>
    queue.run({ address, session }, patient, async () => {
      order.push(`${address} ${session}`)
      await isOpen
    })
  const jobs = [run('office', 'eve'), run('office', 'eve'), run('office', 'eve'), run('office', 'ann')]
  jobs.push(run('home', 'bob'))
  expect(queue.waiting()).toBe(0)
  door.emit('open')
  await Promise.all(jobs)
  expect(order).toEqual(['office eve', 'home bob', 'office ann', 'office eve', 'office eve'])
})

test('of the places that all share a crowd’s first jobs leave the next to another address', async () => {
  const queue = createAddressQueue(2, 10, 2)
  const order: string[] = []
  const door = new EventEmitter()
  const isOpen = once(door, 'open')
  const run = (address: string, job: string) =>
    queue.run({ address, session: '' }, patient, async () => {
      order.push(job)
      await isOpen
    })
  const jobs = ['1', '2', '3', '4'].map(job => run('crowd', job))
  jobs.push(run('home', 'other'))
  while (order.length < 2) await Promise.resolve()
  expect(queue.waiting()).toBe(1)
  door.emit('open')
  await Promise.all(jobs)
  expect(order).toEqual(['1', '2', 'other', '3', '4'])
})

test('who leaves in the midst holds a place of the address, and of all, for a while', async () => {
  const queue = createAddressQueue(1, 10, 2, createLine({ abandonedMs: 30 }))
  const leaving = new AbortController()
  const order: string[] = []
  const run = (address: string, job: string) =>
    queue.run({ address, session: '' }, patient, async () => void order.push(job))
  const left = queue.run({ address: 'crowd', session: '' }, leaving.signal, async () => {
    leaving.abort(new Error('left'))
    throw new Error('left')
  })
  const next = run('crowd', 'next of the crowd')
  await run('home', 'home')
  expect(order).toEqual(['home'])
  await expect(left).rejects.toThrow('left')
  await next
  expect(order).toEqual(['home', 'next of the crowd'])
})
