import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { REDIS_PROGRAM, startRedis } from '../testing/redis.ts'
import { openRedisStore } from './redis-store.ts'

const describeWithRedis = REDIS_PROGRAM ? describe : describe.skip
if (!REDIS_PROGRAM) process.stdout.write('No Redis server is installed, so its tests are left out.\n')

/** A way to Redis on which connections can be lost without a word. */
async function openWay(port: number) {
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
