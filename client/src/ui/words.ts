import { createContext, use } from 'react'

export interface Words {
  readonly close: string
  readonly previous: (label: string) => string
  readonly next: (label: string) => string
  readonly previousPage: string
  readonly nextPage: string
  readonly moreOf: (label: string) => string
  readonly position: (index: number, count: number) => string
  readonly page: (page: number) => string
  readonly notices: string
  readonly carousel: string
  readonly slide: string
}

interface Text {
  readonly code: string
  readonly message: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** The words of the parts, in the language that `t` speaks. */
export function wordsFrom(t: (text: Text) => string): Words {
  return {
    close: t({ code: 'ui.close', message: 'Close' }),
    previous: name => t({ code: 'ui.previous', message: `Previous: ${name}`, values: { name } }),
    next: name => t({ code: 'ui.next', message: `Next: ${name}`, values: { name } }),
    previousPage: t({ code: 'ui.previous-page', message: 'Previous page' }),
    nextPage: t({ code: 'ui.next-page', message: 'Next page' }),
    moreOf: name => t({ code: 'ui.more-of', message: `More of ${name}`, values: { name } }),
    position: (index, count) =>
      t({ code: 'ui.place', message: `${index} of ${count}`, values: { index, count } }),
    page: page => t({ code: 'ui.page', message: `Page ${page}`, values: { page } }),
    notices: t({ code: 'ui.notices', message: 'Notices' }),
    carousel: t({ code: 'ui.carousel', message: 'carousel' }),
    slide: t({ code: 'ui.slide', message: 'slide' }),
  }
}

export const UiWords = createContext(wordsFrom(({ message }) => message))

export function useWords(): Words {
  return use(UiWords)
}
