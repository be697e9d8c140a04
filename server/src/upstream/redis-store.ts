import { createHash } from 'node:crypto'
import { createClient, ErrorReply, RESP_TYPES } from 'redis'
import type { Logger } from 'pino'
import type { SharedStore } from './shared-store.ts'

/** The timeout of a Redis call; a slow Redis must not cost more than none. */
const TIMEOUT_MS = 100

/** So that a server without visitors notices, too. */
const PROBE_EVERY_MS = 2000

/** Calls in a row without an answer after which Redis counts as unavailable. */
const MOST_LATE = 5

/** Probes in a row without an answer, or to a replica, after which it is connected to again: TCP alone notices a lost host
 * after a quarter of an hour, and never that its name leads to another one after a failover. */
const MOST_LOST_PROBES = 3

export interface RedisState {
  readonly isUp: boolean
  /** It answers and stores nothing: it is full, a replica, or cannot save. */
  readonly refusesWrites: boolean
}

/** Connects to Redis; while it is unavailable, nothing is found and nothing is stored. */
export function openRedisStore(
  url: string,
  log: Logger,
  onChange: (state: RedisState) => void = () => {},
): SharedStore {
  let client = connect()
  let lostProbes = 0
  let isDown = false
  let writeRefusal: string | undefined
  let late = 0
  let refusal: string | undefined
  const tell = () => onChange({ isUp: !isDown, refusesWrites: writeRefusal !== undefined })
  const setDown = (details: object, reply?: string) => {
    if (!isDown || (reply && reply !== refusal)) log.warn(details, 'redis unavailable')
    isDown = true
    refusal = reply ?? refusal
    tell()
  }
  const setUp = () => {
    if (isDown) log.info('redis available')
    isDown = false
    refusal = undefined
    late = 0
    tell()
  }
  const setRefused = (reason: string | undefined) => {
    if (writeRefusal === reason) return
    writeRefusal = reason
    if (reason) log.warn({ reason }, 'redis refuses writes')
    else log.info('redis stores again')
    tell()
  }

  function connect() {
    const opened = createClient({
      url,
      disableOfflineQueue: true,
      // Only one hosted Redis has them, and asking for them fails at an IPv6 address.
      maintNotifications: 'disabled',
      socket: { connectTimeout: 2000, reconnectStrategy: tries => Math.min(50 * 2 ** tries, 5000) },
    })
    opened.on('error', (error: unknown) => opened === client && setDown({ err: error }, replyCode(error)))
    opened.on('ready', () => opened === client && setUp())
    opened.connect().catch(() => {})
    return opened
  }

  // What is sent to a Redis that answers nothing would wait in memory: only the probe is.
  async function tryRedis<T>(work: () => Promise<T>, { isProbe = false } = {}): Promise<T | undefined> {
    if (!client.isReady || (isDown && !isProbe)) return undefined
    try {
      const result = await Promise.race([work(), timeout()])
      if (result !== LATE) {
        setAnswered()
        return result
      }
      late += 1
      if (late === MOST_LATE) setDown({ late })
      return undefined
    } catch (error) {
      if (error instanceof ErrorReply) setAnswered()
      return undefined
    }
  }

  function setAnswered(): void {
    if (isDown) setUp()
    late = 0
  }

  const write = <T>(work: () => Promise<T>, options?: { readonly isProbe: boolean }) =>
    tryRedis(async () => {
      try {
        const result = await work()
        setRefused(undefined)
        return result
      } catch (error) {
        if (error instanceof ErrorReply) setRefused(replyCode(error))
        throw error
      }
    }, options)

  const count = (key: string, seconds: number, by = 1) =>
    write(async () => {
      // EXPIRE with NX is of Redis 7.
      const first = { expiration: { type: 'EX', value: seconds }, condition: 'NX' } as const
      const [, times] = await client.multi().set(key, '0', first).incrBy(key, by).execTyped()
      return times
    })

  const set = (key: string, value: string | Buffer, seconds: number) =>
    client.set(key, value, { expiration: { type: 'EX', value: Math.ceil(seconds) } })

  async function probe(): Promise<void> {
    if (lostProbes === MOST_LOST_PROBES) reconnect()
    await write(() => set('probe', '1', 60), { isProbe: true })
    const isLost = isDown || !client.isReady
    lostProbes = isLost || writeRefusal === 'READONLY' ? lostProbes + 1 : 0
  }

  function reconnect(): void {
    if (isDown || !client.isReady || writeRefusal !== 'READONLY') setDown({ lostProbes })
    lostProbes = 0
    if (client.isOpen) client.destroy()
    client = connect()
  }

  const probing = setInterval(() => void probe(), PROBE_EVERY_MS).unref()

  return {
    get: async key => (await tryRedis(() => client.withTypeMapping(BUFFERS).get(key))) ?? undefined,
    async set(key, value, seconds) {
      await write(() => set(key, value, seconds))
    },
    add: count,
    renew: secondsByKey =>
      tryRedis(async () => {
        const renewals = [...secondsByKey].map(
          async ([key, seconds]) => [key, await client.expire(key, seconds)] as const,
        )
        return new Set((await Promise.all(renewals)).filter(([, found]) => !found).map(([key]) => key))
      }),
    async isRequestedAgain(key, seconds) {
      const short = createHash('sha256').update(key).digest('base64url').slice(0, 16)
      return ((await count(`seen:${short}`, Math.ceil(seconds))) ?? 0) > 1
    },
    async close() {
      clearInterval(probing)
      if (client.isOpen) client.destroy()
    },
  }
}

/** Such as OOM, READONLY, MISCONF or NOAUTH. */
function replyCode(error: unknown): string | undefined {
  return error instanceof ErrorReply ? error.message.split(' ', 1)[0] : undefined
}

const BUFFERS = { [RESP_TYPES.BLOB_STRING]: Buffer }

const LATE = Symbol('late')

function timeout(): Promise<typeof LATE> {
  return new Promise(resolve => setTimeout(() => resolve(LATE), TIMEOUT_MS).unref())
}
