import type { SiteId } from '@wallart/sdk'
import type { PageLocation } from '../front/page-location.ts'
import { createAddressQueue, runInAll, type AddressQueue, type Visitor } from '../limits/address-queue.ts'
import { createLine, type Line } from '../limits/line.ts'

const PAGES_AT_ONCE = 8
export const MOST_PAGES_WAITING = 400
const PAGES_AT_ONCE_IN_ALL = 48

/** A kind of page that needs a service which may hang leaves half of the places to all others. */
const KIND_SHARE = 1 / 2

interface SitePageQueues {
  readonly all: AddressQueue
  /** And of these what the search service answers. */
  readonly lists: AddressQueue
  /** And what the product service answers. */
  readonly products: AddressQueue
}

/** The services of one brand may be slow while those of the other are not. */
export type PageQueues = Readonly<Record<SiteId, SitePageQueues>>

const KINDS: Readonly<Record<string, 'lists' | 'products'>> = {
  category: 'lists',
  search: 'lists',
  product: 'products',
}

type Place = Pick<PageLocation, 'site' | 'page'>

interface Waiting {
  readonly visitor: Visitor
  readonly signal: AbortSignal
}

export function createPageQueues(createQueue = createPageQueue): PageQueues {
  const createSiteQueues = (): SitePageQueues => {
    const line = createLine()
    return {
      all: createQueue(PAGES_AT_ONCE_IN_ALL, line),
      lists: createQueue(PAGES_AT_ONCE_IN_ALL * KIND_SHARE, line),
      products: createQueue(PAGES_AT_ONCE_IN_ALL * KIND_SHARE, line),
    }
  }
  return { Art: createSiteQueues(), AllPosters: createSiteQueues() }
}

/** Makes a page when it is its turn among those of its kind and among all of its brand. */
export function runInPageQueues<T>(
  queues: PageQueues,
  location: Place,
  { visitor, signal }: Waiting,
  job: () => Promise<T>,
): Promise<T> {
  const { all } = queues[location.site.id]
  const ofKind = queueOfKind(queues, location)
  return runInAll(ofKind ? [ofKind, all] : [all], visitor, signal, job)
}

/** How many addresses a page at this location would wait for. */
export function waitingForPages(queues: PageQueues, location: Place): number {
  const ofKind = queueOfKind(queues, location)
  return (ofKind?.waiting() ?? 0) + queues[location.site.id].all.waiting()
}

function createPageQueue(atOnceInAll: number, line: Line): AddressQueue {
  return createAddressQueue(PAGES_AT_ONCE, MOST_PAGES_WAITING, atOnceInAll, line)
}

function queueOfKind(queues: PageQueues, { site, page }: Place): AddressQueue | undefined {
  const kind = KINDS[page.folder]
  return kind && queues[site.id][kind]
}
