import { createHash } from 'node:crypto'
import { createClient, RESP_TYPES } from 'redis'
import type { Logger } from 'pino'
import type { SharedStore } from './shared-store.ts'

/** The timeout of a Redis call; a slow Redis must not cost more than none. */
const TIMEOUT_MS = 100

/** Connects to Redis; while it is unavailable, nothing is found and nothing is stored. */
export function openRedisStore(
  url: string,
  log: Logger,
  onChange: (isUp: boolean) => void = () => {},
): SharedStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: tries => Math.min(50 * 2 ** tries, 5000) },
  })
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  let isDown = false
  client.on('error', (error: unknown) => {
    if (!isDown) log.warn({ err: error }, 'redis unavailable')
    isDown = true
    onChange(false)
  })
  client.on('ready', () => {
    if (isDown) log.info('redis available')
    isDown = false
    onChange(true)
  })
  client.connect().catch(() => {})

  async function tryRedis<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady) return undefined
    try {
      return await Promise.race([work(), timeout()])
    } catch {
      return undefined
    }
  }

  const count = (key: string, seconds: number) =>
    tryRedis(async () => {
      const [times] = await client.multi().incr(key).expire(key, seconds, 'NX').execTyped()
      return times
    })

  return {
    get: async key => (await tryRedis(() => binary.get(key))) ?? undefined,
    async set(key, value, seconds) {
      await tryRedis(() => client.set(key, value, { expiration: { type: 'EX', value: Math.ceil(seconds) } }))
    },
    add: count,
    async isRequestedAgain(key, seconds) {
      const short = createHash('sha256').update(key).digest('base64url').slice(0, 16)
      return ((await count(`seen:${short}`, Math.ceil(seconds))) ?? 0) > 1
    },
    async close() {
      if (client.isOpen) client.destroy()
    },
  }
}

function timeout(): Promise<undefined> {
  return new Promise(resolve => setTimeout(() => resolve(undefined), TIMEOUT_MS).unref())
}
