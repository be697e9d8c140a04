import type { Category } from '../../model/category.ts'
import { decodeEntities } from '../texts/decode-entities.ts'
import { truncateText } from '../texts/truncate-text.ts'
import { COUNTDOWN_TIMER, findSpecialCategory } from '../menu/special-category.ts'

/** How often the countdown is told again, in milliseconds. */
export const COUNTDOWN_REFRESH_MS = 30_000

const MINUTE_MS = 60_000
const MAX_TITLE_LENGTH = 60
const END_TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})/

/** The time that is left. */
export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly done: boolean
  /** Absent when nothing will change any more. */
  readonly nextUpdateMs?: number
}

/** The full days, hours and minutes until an end, and when to look again. */
export function countdown(endMs: number, nowMs: number): Countdown {
  const left = endMs - nowMs
  if (!(left > 0)) return { days: 0, hours: 0, minutes: 0, done: true }
  const minutes = Math.floor(left / MINUTE_MS)
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    done: false,
    nextUpdateMs: Math.min(left, COUNTDOWN_REFRESH_MS),
  }
}

/** When the sitewide countdown ends, as its special category says; undefined when there is none or it is over. */
export function countdownEnd(root: Category, nowMs: number): number | undefined {
  const end = Date.parse(END_TIME.exec(countdownDescription(root))?.[0] ?? '')
  return end > nowMs ? end : undefined
}

/** What the sitewide countdown counts down to: the words before the end that its special category names. */
export function countdownTitle(root: Category): string {
  const text = countdownDescription(root)
  return truncateText(text.slice(0, Math.max(0, text.search(END_TIME))), MAX_TITLE_LENGTH).replace(
    /[\s:,]+$/,
    '',
  )
}

function countdownDescription(root: Category): string {
  return decodeEntities((findSpecialCategory(root, COUNTDOWN_TIMER)?.description ?? '').slice(0, 1000))
}
