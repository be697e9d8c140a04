import { createHash } from 'node:crypto'
import { createClient, RESP_TYPES } from 'redis'
import type { Logger } from 'pino'
import type { SharedStore } from './shared-store.ts'

/** The timeout of a Redis call; a slow Redis must not cost more than none. */
const TIMEOUT_MS = 100

/** Calls in a row without an answer after which Redis counts as unavailable. */
const MOST_LATE = 5

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
  let late = 0
  const setDown = (details: object) => {
    if (!isDown) log.warn(details, 'redis unavailable')
    isDown = true
    onChange(false)
  }
  const setUp = () => {
    if (isDown) log.info('redis available')
    isDown = false
    late = 0
    onChange(true)
  }
  client.on('error', (error: unknown) => setDown({ err: error }))
  client.on('ready', setUp)
  client.connect().catch(() => {})

  async function tryRedis<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady) return undefined
    try {
      const result = await Promise.race([work(), timeout()])
      if (result !== LATE) {
        if (isDown) setUp()
        late = 0
        return result
      }
      late += 1
      if (late === MOST_LATE) setDown({ late })
      return undefined
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

const LATE = Symbol('late')

function timeout(): Promise<typeof LATE> {
  return new Promise(resolve => setTimeout(() => resolve(LATE), TIMEOUT_MS).unref())
}
