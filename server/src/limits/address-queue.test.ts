import { EventEmitter, once } from 'node:events'
import { createAddressQueue } from './address-queue.ts'

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
  door.emit('open')
  await Promise.all(jobs)
  expect(order).toEqual(['office eve', 'home bob', 'office ann', 'office eve', 'office eve'])
})
