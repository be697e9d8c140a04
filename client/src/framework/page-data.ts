/** Why a page cannot be shown: a status and the id under which the log knows the trouble. */
export interface PageError {
  readonly status: number
  readonly id: string
}

export interface Redirect {
  readonly status: 301 | 302 | 303
  readonly location: string
}

export type PageData =
  | { readonly build: string; readonly status: number; readonly routes: Readonly<Record<string, unknown>> }
  | { readonly build: string; readonly redirect: Redirect }
  | {
      readonly build: string
      readonly error: PageError
      /** The data of the routes around the one that failed. */
      readonly routes: Readonly<Record<string, unknown>>
    }

export const DATA_PREFIX = '/_data'
