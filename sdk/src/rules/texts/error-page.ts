import type { Message } from '../../model/message.ts'

/** What an error page says: a heading, two sentences and, small, the status. */
export interface ErrorPageTexts {
  readonly heading: Message
  readonly lines: readonly Message[]
  readonly status: string
  readonly back: Message
  readonly home: Message
}

/** What the error page says for an HTTP status: one wording for not found, another for every other failure. */
export function errorPageTexts(status: number): ErrorPageTexts {
  return {
    ...(status === 404 ? NOT_FOUND : OTHER_FAILURE),
    status: Number.isInteger(status) ? String(status) : '',
    back: { code: 'error-page.back', message: 'Back' },
    home: { code: 'error-page.home', message: 'Home Page' },
  }
}

const NOT_FOUND: Pick<ErrorPageTexts, 'heading' | 'lines'> = {
  heading: { code: 'not-found.heading', message: 'Oh no!' },
  lines: [
    { code: 'not-found.sorry', message: "We're sorry, but we were unable to find this product." },
    { code: 'not-found.others', message: "But don't worry — we have over two million others." },
  ],
}

const OTHER_FAILURE: Pick<ErrorPageTexts, 'heading' | 'lines'> = {
  heading: { code: 'failure.heading', message: 'Uh oh!' },
  lines: [
    { code: 'failure.ours', message: 'Looks like something went wrong on our end.' },
    { code: 'failure.later', message: 'Please try again later, or head back to the homepage.' },
  ],
}

/** What a page says that a busy server turns away. */
export interface BusyPageTexts {
  readonly heading: Message
  readonly lines: readonly Message[]
  readonly retry: Message
}

/** The page in place of one that a busy server has no time to make. */
export const BUSY_PAGE_TEXTS: BusyPageTexts = {
  heading: { code: 'busy.heading', message: 'One moment' },
  lines: [
    { code: 'busy.later', message: 'Many people are here right now. Please try again in a few seconds.' },
  ],
  retry: { code: 'busy.retry', message: 'Try again' },
}
