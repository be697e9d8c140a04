import type { Say } from '../app/say.ts'

/** What a work is called together with who made it, where that is known. */
export function nameOf(
  { name, artist }: { readonly name: string; readonly artist?: string | undefined },
  say: Say,
): string {
  if (!artist) return name
  return say({ code: 'tile.by', message: `${name} by ${artist}`, values: { name, artist } })
}
