import type { Translate } from '../i18n/translate.ts'

/** What a step of a trail is called: the way home as the shop says it, everything else as the service does. */
export function breadcrumbName(
  { name, displayUrl }: { readonly name: string; readonly displayUrl: string },
  t: Translate,
): string {
  return displayUrl === '/' ? t({ code: 'ui.home', message: name }) : name
}
