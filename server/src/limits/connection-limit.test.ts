import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { limitConnections } from './connection-limit.ts'

let clock = 0
const server = createServer(socket => socket.end('taken'))

beforeAll(async () => {
  limitConnections(server, { burst: 3, perSecond: 1 }, () => clock)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => server.close())

/** Whether a connection of an address is taken. */
async function isTaken(localAddress = '127.0.0.1'): Promise<boolean> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect({ host: '127.0.0.1', localAddress, port })
  try {
    const [data] = await once(socket, 'data')
    return String(data) === 'taken'
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const take = async (count: number) => {
  const taken: boolean[] = []
  for (let at = 0; at < count; at += 1) taken.push(await isTaken())
  return taken
}

test('an address has so many connections at once, and a new one in each second; others have their own', async () => {
  expect(await take(5)).toEqual([true, true, true, false, false])
  expect(await isTaken('127.0.0.2')).toBe(true)
  clock = 1000
  expect(await take(2)).toEqual([true, false])
  clock = 60_000
  expect(await take(4)).toEqual([true, true, true, false])
})
