import { createClient } from 'redis'
import type { Logger } from 'pino'
import type { SharedStore } from './shared-store.ts'

/** How long a page waits for Redis at most, in milliseconds; being asked must never cost more than not being there. */
const PATIENCE_MS = 100

/** Opens a shared store on a Redis server; while that is away, nothing is found and nothing is kept. */
export function openRedisStore(url: string, log: Logger): SharedStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: tries => Math.min(50 * 2 ** tries, 5000) },
  })
  let isDown = false
  client.on('error', (error: unknown) => {
    if (!isDown) log.warn({ err: error }, 'Redis is away; pages are kept by each process alone')
    isDown = true
  })
  client.on('ready', () => {
    if (isDown) log.info('Redis is back')
    isDown = false
  })
  client.connect().catch(() => {})

  async function tryRedis<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady) return undefined
    try {
      return await Promise.race([work(), patience()])
    } catch {
      return undefined
    }
  }

  return {
    get: async key => (await tryRedis(() => client.get(key))) ?? undefined,
    async set(key, value, seconds) {
      await tryRedis(() => client.set(key, value, { expiration: { type: 'EX', value: Math.ceil(seconds) } }))
    },
    add: (key, seconds) =>
      tryRedis(async () => {
        const [count] = await client.multi().incr(key).expire(key, seconds, 'NX').execTyped()
        return count
      }),
    async close() {
      if (client.isOpen) client.destroy()
    },
  }
}

function patience(): Promise<undefined> {
  return new Promise(resolve => setTimeout(() => resolve(undefined), PATIENCE_MS).unref())
}
