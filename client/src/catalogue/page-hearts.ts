import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { createContext, use } from 'react'

/** The one form of a page that all its hearts belong to, so that they work without scripts. */
export const HEARTS_FORM = 'hearts'

export interface HeartPress {
  readonly imageId: string
  readonly product?: AnalyticsProduct | undefined
  readonly canUndo?: boolean
}

interface PageHeartsValue {
  readonly isFilled: (imageId: string) => boolean
  readonly press: (press: HeartPress) => Promise<void>
}

export const PageHeartsContext = createContext<PageHeartsValue>({
  isFilled: () => false,
  press: async () => {},
})

export function useHearts(): PageHeartsValue {
  return use(PageHeartsContext)
}
