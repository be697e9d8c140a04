import { DATA_PREFIX } from '@wallart/client/framework/page-data.ts'
import { cleanPath, type SiteId } from '@wallart/sdk'
import type { PageCache, Served } from './cache/page-cache.ts'
import { producePage, type PageForm, type PageParts } from './produce-page.ts'
import { parseLocation, type PageLocation } from './page-location.ts'

/** The address of a page as a request names it. */
export interface PageAddress {
  readonly form: PageForm
  readonly visit: PageLocation
  /** Whether the path is written in the one way that is not redirected. */
  readonly isCanonical: boolean
  /** Names the page among all that are the same for everybody. */
  readonly key: string
}

/** The pages that are the same for everybody, made or kept. */
export interface PublicPages {
  /** What a request's address means; undefined for one that no page's path can be. */
  readonly addressOf: (url: string, hostSite?: SiteId) => PageAddress
  /** The page if it is there; a busy process makes none anew that has grown old. */
  readonly find: (address: PageAddress, isBusy: boolean) => Served | undefined
  /** The page; whoever waits may leave by the signal. */
  readonly load: (address: PageAddress, signal: AbortSignal) => Promise<Served>
}

// So many addresses are remembered with what they mean; reading one costs more than finding its page.
const REMEMBERED = 10_000

/** Joins the making of pages with their cache. */
export function createPublicPages(cache: PageCache, parts: PageParts): PublicPages {
  const read = new Map<string, PageAddress>()
  const produce =
    ({ form, visit }: PageAddress) =>
    (signal: AbortSignal) =>
      producePage(form, visit, signal, parts)

  return {
    addressOf(url, hostSite) {
      const name = `${hostSite ?? ''} ${url}`
      const found = read.get(name)
      if (found) return found
      const address = readAddress(url, hostSite)
      if (read.size >= REMEMBERED) read.clear()
      if (url.length <= 500) read.set(name, address)
      return address
    },
    find: (address, isBusy) => cache.find(address.key, isBusy ? undefined : produce(address)),
    load: (address, signal) => cache.load(address.key, produce(address), signal),
  }
}

/** Whether an address asks for a page's data instead of its document. */
export function isDataPath(url: string): boolean {
  return url === DATA_PREFIX || url.startsWith(`${DATA_PREFIX}/`) || url.startsWith(`${DATA_PREFIX}?`)
}

function readAddress(url: string, hostSite: SiteId | undefined): PageAddress {
  const isData = isDataPath(url)
  const form = isData ? 'data' : 'html'
  const visit = parseLocation(isData ? url.slice(DATA_PREFIX.length) : url, hostSite)
  const { context, basename, url: target } = visit
  const key = [form, context.site.id, context.locale.id, basename, target.pathname + target.search].join(' ')
  const path = url.split('?', 1)[0] ?? ''
  return { form, visit, key, isCanonical: isData || cleanPath(path) === path }
}
