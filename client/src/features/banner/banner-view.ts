import { bannerMessages, countdownEnd, countdownTitle, type BannerMessage, type Category } from '@wallart/sdk'

/** What the sitewide banner says. */
export interface BannerView {
  readonly messages: readonly BannerMessage[]
  /** What ends and when, in epoch milliseconds; absent where nothing is counted down to. */
  readonly countdown?: { readonly title: string; readonly endsAt: number }
}

/** The banner of a brand as its category tree has it at a moment. */
export function bannerView(root: Category, nowMs: number): BannerView {
  const endsAt = countdownEnd(root, nowMs)
  return {
    messages: bannerMessages(root),
    ...(endsAt !== undefined && { countdown: { title: countdownTitle(root), endsAt } }),
  }
}
