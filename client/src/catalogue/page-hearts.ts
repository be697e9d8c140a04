import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { createContext, use } from 'react'

/** The one form of a page that all its hearts belong to, so that they work without scripts. */
export const HEARTS_FORM = 'hearts'

/** A heart that was pressed. */
export interface HeartPress {
  readonly imageId: string
  /** The work as analytics knows it. */
  readonly product?: AnalyticsProduct | undefined
}

/** What all hearts of a page have in common. */
interface PageHeartsValue {
  readonly isFilled: (imageId: string) => boolean
  readonly press: (press: HeartPress) => Promise<void>
}

/** The hearts of this page; outside of it none is filled. */
export const PageHeartsContext = createContext<PageHeartsValue>({
  isFilled: () => false,
  press: async () => {},
})

/** The hearts of this page. */
export function useHearts(): PageHeartsValue {
  return use(PageHeartsContext)
}
