import type { SiteContext, Translations } from '@wallart/sdk'
import type { FormState } from './action.ts'
import type { Me } from './me.ts'
import type { PageError } from './page-data.ts'

/** What the server's document tells the browser, so that both render the same page. */
export interface Boot {
  readonly build: string
  readonly dev: boolean
  readonly context: SiteContext
  readonly texts: Translations
  readonly basename: string
  readonly styles: readonly string[]
  /** What inner pages need besides, on a page that is none. */
  readonly laterStyles: readonly string[]
  readonly fonts: readonly string[]
  readonly routes: Readonly<Record<string, unknown>>
  readonly me?: Me
  /** The answer to a form that was sent before scripts ran, and the address of its page, which may be another than the form's. */
  readonly form?: { readonly route: string; readonly state: FormState; readonly address: string }
  readonly pageError?: { readonly route: string; readonly error: PageError }
}

export const BOOT_ID = 'boot'

/** The element of a document that says all this: in JSON, and in an attribute which scripts the page needs. */
export interface BootElement {
  readonly json: string
  readonly scripts: string
}

/** Not by its id, which an element of a text may take. */
export function readBootElement(page: Pick<Document, 'querySelector'>): BootElement {
  const element = page.querySelector<HTMLElement>('script[data-scripts]')
  return { json: element?.textContent ?? '', scripts: element?.dataset['scripts'] ?? '' }
}
