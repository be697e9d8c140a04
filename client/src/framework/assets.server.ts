import type { Translations } from '@wallart/sdk'

/** The files the browser needs, as the build names them. */
export interface Assets {
  readonly build: string
  readonly dev: boolean
  /** What waits for the first paint, and then brings the rest. */
  readonly bootstrapScript: string
  /** What every page needs to come alive. */
  readonly entryScripts: readonly string[]
  readonly styles: readonly string[]
  /** The fonts of each brand, by its alias. */
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** What each language says differently from English, by its locale; English itself is in the code. */
  readonly texts: Readonly<Record<string, Translations>>
  /** What each page needs beyond that. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}
