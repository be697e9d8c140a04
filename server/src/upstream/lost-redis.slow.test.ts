import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { createClient } from 'redis'
import { REDIS_PROGRAM, startRedis } from '../testing/redis.ts'
import { openRedisStore } from './redis-store.ts'

const describeWithRedis = REDIS_PROGRAM ? describe : describe.skip
if (!REDIS_PROGRAM) process.stdout.write('No Redis server is installed, so its tests are left out.\n')

/** A way to Redis on which connections can be lost without a word. */
async function openWay(first: number) {
  let port = first
  const sockets = new Set<Socket>()
  let swallowed = 0
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
    sockets.add(near).add(far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    swallowed: () => swallowed,
    /** What is connected stays where it is. */
    leadTo(next: number) {
      port = next
    },
    loseConnections() {
      for (const socket of sockets) {
        socket.unpipe()
        socket.on('data', (bytes: Buffer) => (swallowed += bytes.length))
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

describeWithRedis('with a real Redis', () => {
  test('a Redis whose connection is lost without a word is spared every call but the probe, and is connected to again', async () => {
    const redis = await startRedis(REDIS_PROGRAM ?? '')
    const way = await openWay(redis.port)
    const states: boolean[] = []
    const store = openRedisStore(way.url, pino({ level: 'silent' }), ({ isUp }) => states.push(isUp))
    while ((await store.add('ready', 60)) === undefined) await nextTurn()
    way.loseConnections()
    while (states.at(-1)) await store.get('page')
    const before = way.swallowed()
    for (let call = 0; call < 1000; call += 1) expect(await store.get('page')).toBeUndefined()
    expect(way.swallowed() - before).toBeLessThan(1000)

    while (!states.at(-1)) await nextTurn()
    expect(await store.add('count', 60)).toBe(1)
    await store.close()
    await way.close()
    await redis.stop()
  }, 30_000)

  test('after a failover the one that its address leads to now is used', async () => {
    const [old, next] = await Promise.all([startRedis(REDIS_PROGRAM ?? ''), startRedis(REDIS_PROGRAM ?? '')])
    const way = await openWay(old.port)
    const states: unknown[] = []
    const store = openRedisStore(way.url, pino({ level: 'silent' }), state => states.push(state))
    while ((await store.add('before', 60)) === undefined) await nextTurn()
    const admin = await createClient({ url: old.url }).connect()
    await admin.sendCommand(['REPLICAOF', '127.0.0.1', String(next.port)])
    way.leadTo(next.port)
    while ((await store.add('lost', 60)) !== undefined) await nextTurn()
    expect(states.at(-1)).toEqual({ isUp: true, refusesWrites: true })

    while ((await store.add('after', 60)) === undefined) await nextTurn()
    expect(states.at(-1)).toEqual({ isUp: true, refusesWrites: false })
    expect(states).not.toContainEqual(expect.objectContaining({ isUp: false }))
    admin.destroy()
    await store.close()
    await way.close()
    await Promise.all([old.stop(), next.stop()])
  }, 30_000)

  test('a Redis that hangs already when it is connected to is said to be away, and is used when it goes on', async () => {
    const redis = await startRedis(REDIS_PROGRAM ?? '')
    redis.signal('SIGSTOP')
    const states: boolean[] = []
    const store = openRedisStore(redis.url, pino({ level: 'silent' }), ({ isUp }) => states.push(isUp))
    while (states.at(-1) !== false) await nextTurn()
    redis.signal('SIGCONT')
    while (!states.at(-1)) await nextTurn()
    expect(await store.add('count', 60)).toBe(1)
    await store.close()
    await redis.stop()
  }, 30_000)
})
