import { bannerMessages, countdownEnd, countdownTitle, type BannerMessage, type Category } from '@wallart/sdk'

/** What the sitewide banner says. */
export interface BannerView {
  readonly messages: readonly BannerMessage[]
  /** What ends and when; absent where nothing is counted down to. */
  readonly countdown?: CountdownView
}

/** What is counted down to: its end in epoch milliseconds, and as words, which browsers take long to find. */
export interface CountdownView {
  readonly title: string
  readonly endsAt: number
  readonly endText: string
}

const END_FORMAT = { timeZone: 'UTC', month: 'short', day: 'numeric', hour: 'numeric' } as const

/** The banner of a brand as its category tree has it at a moment. */
export function bannerView(root: Category, nowMs: number, locale: string): BannerView {
  const endsAt = countdownEnd(root, nowMs)
  return {
    messages: bannerMessages(root),
    ...(endsAt !== undefined && {
      countdown: {
        title: countdownTitle(root),
        endsAt,
        endText: new Date(endsAt).toLocaleString(locale, END_FORMAT),
      },
    }),
  }
}
