import type { SiteId } from '../../model/site.ts'
import type { Logger } from '../logger.ts'

/** Written out, as programs without a browser have no type for its storage. */
export interface UsidStorage {
  readonly getItem: (name: string) => string | null
  readonly setItem: (name: string, usid: string) => void
}

const MOST_LETTERS = 200

/** What brings a guest's basket back after a reload. */
export interface RememberedUsid {
  readonly read: () => string | undefined
  readonly write: (usid: string) => void
}

/** Remembers the usid of one brand. A browser may refuse its storage, which may be full, too: then a reload begins with nothing. */
export function rememberedUsid(
  storage: UsidStorage | undefined,
  siteId: SiteId,
  log: Logger,
): RememberedUsid {
  const name = `usid_${siteId}`

  const warn = (error: unknown) => log.warn({ error: String(error) }, 'the storage cannot be used')

  function attempt(use: () => unknown): string | undefined {
    try {
      const result = use()
      if (typeof result === 'string') return result
      // What programs without types hand over may answer later, and then may refuse.
      if (result instanceof Promise) result.then(() => warn('it answers with a promise'), warn)
    } catch (error) {
      warn(error)
    }
    return undefined
  }

  return {
    read() {
      const usid = attempt(() => storage?.getItem(name))
      // A server refuses a longer address before it could tell a browser of another origin.
      return usid !== undefined && usid.length <= MOST_LETTERS ? usid : undefined
    },
    write: usid => void attempt(() => storage?.setItem(name, usid)),
  }
}
