import type { Translate } from '../i18n/translate.ts'

/** What a work is called together with who made it, where that is known. */
export function nameWithArtist(
  { name, artist }: { readonly name: string; readonly artist?: string | undefined },
  t: Translate,
): string {
  if (!artist) return name
  return t({ code: 'tile.by', message: `${name} by ${artist}`, values: { name, artist } })
}
