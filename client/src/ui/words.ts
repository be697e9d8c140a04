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

const ENGLISH: Words = {
  close: 'Close',
  previous: label => `Previous: ${label}`,
  next: label => `Next: ${label}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  moreOf: label => `More of ${label}`,
  position: (index, count) => `${index} of ${count}`,
  page: page => `Page ${page}`,
  notices: 'Notices',
  carousel: 'carousel',
  slide: 'slide',
}

export const UiWords = createContext<Words>(ENGLISH)

export function useWords(): Words {
  return use(UiWords)
}
