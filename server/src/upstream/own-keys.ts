import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { SITES } from '@wallart/sdk'
import type { Config } from '../config.ts'
import type { SharedValues } from './shared-store.ts'

const siteIds = Object.values(SITES).map(({ id }) => id)

/** Another environment may share the Redis: what servers with other services or public addresses store is apart. */
export function ownKeys(
  store: SharedValues,
  { origins, pseudoLocale, upstream }: Pick<Config, 'origins' | 'pseudoLocale' | 'upstream'>,
): SharedValues {
  const services = siteIds.map(site => Object.values(upstream.services(site)).map(({ url }) => url))
  const shop = createHash('sha256')
    .update(
      JSON.stringify([
        upstream.organizationId,
        services,
        siteIds.map(upstream.recommendationSite),
        origins,
        pseudoLocale,
      ]),
    )
    .digest('base64url')
    .slice(0, 8)
  const ownKey = (key: string) => `${shop}:${key}`
  return {
    get: key => store.get(ownKey(key)),
    set: (key, value, seconds) => store.set(ownKey(key), value, seconds),
    add: (key, seconds, by) => store.add(ownKey(key), seconds, by),
    isRequestedAgain: (key, seconds) => store.isRequestedAgain(ownKey(key), seconds),
  }
}

/** Names counts so that a store tells its readers no address, and nothing that could be guessed. */
export function unreadableCounts(
  store: Pick<SharedValues, 'add'>,
  [key = '']: readonly string[],
): Pick<SharedValues, 'add'> {
  const secret = Buffer.from(hkdfSync('sha256', key, 'wallart', 'counts', 32))
  return {
    add: (name, seconds, by) =>
      store.add(`count:${createHmac('sha256', secret).update(name).digest('base64url')}`, seconds, by),
  }
}
