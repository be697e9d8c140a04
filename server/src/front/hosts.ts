import type { IncomingMessage } from 'node:http'
import type { SiteId } from '@wallart/sdk'

/** The public address of each brand, where the configuration names one. */
export type Origins = Readonly<Partial<Record<SiteId, string>>>

/** What the host of a request says: the brand it belongs to, no brand, or that nobody here has this name. */
export type HostVerdict =
  { readonly known: true; readonly site: SiteId | undefined } | { readonly known: false }

const ANY: HostVerdict = { known: true, site: undefined }

/** Reads brands from hosts; without any configured origin every host will do, and none is ever repeated. */
export function createHosts(origins: Origins): (req: IncomingMessage) => HostVerdict {
  const sites = new Map<string, SiteId>()
  if (origins.Art) sites.set(new URL(origins.Art).host, 'Art')
  if (origins.AllPosters) sites.set(new URL(origins.AllPosters).host, 'AllPosters')
  if (sites.size === 0) return () => ANY
  return req => {
    const site = sites.get((req.headers.host ?? '').toLowerCase())
    return site ? { known: true, site } : { known: false }
  }
}
