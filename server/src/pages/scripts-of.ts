import type { Assets } from '@wallart/client/framework/assets.server.ts'

/** The scripts that make a page alive once it has been seen, all of them, so that none is found only in another. */
export function scriptsOf({ first, pages }: Assets, folder: string): readonly string[] {
  return [...first, ...(pages[folder] ?? [])]
}
