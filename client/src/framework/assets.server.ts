import type { Translations } from '@wallart/sdk'

export interface Assets {
  readonly build: string
  readonly dev: boolean
  readonly bootstrapScript: string
  readonly entryScripts: readonly string[]
  readonly styles: readonly string[]
  /** What the inner pages need besides. */
  readonly innerStyles: readonly string[]
  /** The folders of pages that no shopper lands on. */
  readonly innerPages: readonly string[]
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** What each language says differently from English, by its locale; English itself is in the code. */
  readonly texts: Readonly<Record<string, Translations>>
  readonly pages: Readonly<Record<string, readonly string[]>>
}
