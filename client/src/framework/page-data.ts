/** Why a page cannot be shown: a status and the id under which the log knows the trouble. */
export interface PageError {
  readonly status: number
  readonly id: string
}

/** Where a page is now. */
export interface Redirect {
  readonly status: 301 | 302 | 303
  readonly location: string
}

/** What `/_data` answers for one address. */
export type PageData =
  | { readonly build: string; readonly status: number; readonly routes: Readonly<Record<string, unknown>> }
  | { readonly build: string; readonly redirect: Redirect }
  | {
      readonly build: string
      readonly error: PageError
      /** The data of the routes around the one that failed. */
      readonly routes: Readonly<Record<string, unknown>>
    }

/** Where the data of a page's address is. */
export const DATA_PREFIX = '/_data'
