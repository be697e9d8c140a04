import type { Translations } from '@wallart/sdk'

/** The files the browser needs, as the build names them. */
export interface Assets {
  readonly build: string
  readonly dev: boolean
  readonly entry: string
  /** What the entry imports at once. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  /** The fonts of each brand, by its alias. */
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** What each language says differently from English, by its locale; English itself is in the code. */
  readonly texts: Readonly<Record<string, Translations>>
  /** What each page needs beyond the entry. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}
