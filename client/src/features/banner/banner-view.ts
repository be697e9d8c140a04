import { bannerMessages, countdownEnd, type BannerMessage, type Category } from '@wallart/sdk'

/** What the sitewide banner says. */
export interface BannerView {
  readonly messages: readonly BannerMessage[]
  /** When the countdown ends, in epoch milliseconds; absent where none runs. */
  readonly endsAt?: number
}

/** The banner of a brand as its category tree has it at a moment. */
export function bannerView(root: Category, nowMs: number): BannerView {
  const endsAt = countdownEnd(root, nowMs)
  return { messages: bannerMessages(root), ...(endsAt !== undefined && { endsAt }) }
}
