import type { Say } from '../app/say.ts'

/** What a step of a trail is called: the way home as the shop says it, everything else as the service does. */
export function stepName(
  { name, displayUrl }: { readonly name: string; readonly displayUrl: string },
  say: Say,
): string {
  return displayUrl === '/' ? say({ code: 'ui.home', message: name }) : name
}
