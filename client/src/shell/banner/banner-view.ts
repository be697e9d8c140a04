import { bannerMessages, countdownEnd, countdownTitle, type BannerMessage, type Category } from '@wallart/sdk'

export interface BannerView {
  readonly messages: readonly BannerMessage[]
  readonly countdown?: CountdownView
}

export interface CountdownView {
  readonly title: string
  readonly endsAt: number
  readonly endText: string
}

const END_FORMAT = { timeZone: 'UTC', month: 'short', day: 'numeric', hour: 'numeric' } as const

export function bannerView(root: Category, nowMs: number, locale: string): BannerView {
  const endsAt = countdownEnd(root, nowMs)
  return {
    messages: bannerMessages(root),
    ...(endsAt !== undefined && {
      countdown: {
        title: countdownTitle(root),
        endsAt,
        endText: endFormat(locale).format(endsAt),
      },
    }),
  }
}

const endFormats = new Map<string, Intl.DateTimeFormat>()

function endFormat(locale: string): Intl.DateTimeFormat {
  const format = endFormats.get(locale) ?? new Intl.DateTimeFormat(locale, END_FORMAT)
  endFormats.set(locale, format)
  return format
}
