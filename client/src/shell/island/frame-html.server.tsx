import { BRAND_CONTENTS, type MenuEntry, type SiteContext, type Translations } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CurrentSite } from '../../i18n/site-context.ts'
import { createTranslate, TranslateContext } from '../../i18n/translate.ts'
import { FooterPartContent } from '../footer-part.tsx'
import { Departments } from '../menu/departments.tsx'
import { SecondNavigationLinks } from '../header/second-navigation-links.tsx'
import type { FrameHtml, FramePart } from '../../framework/frame-html.ts'

export function renderFrameParts(
  menu: readonly MenuEntry[],
  context: SiteContext,
  texts: Translations,
): FrameHtml['parts'] {
  const t = createTranslate(texts, context.locale.id)
  const html = (part: ReactNode) =>
    renderToStaticMarkup(
      <CurrentSite value={context}>
        <TranslateContext value={t}>{part}</TranslateContext>
      </CurrentSite>,
    )
  const { footer, secondNavigation } = BRAND_CONTENTS[context.site.id]
  const parts: Partial<Record<FramePart, string>> = {
    ...(menu.length > 0 && { menu: html(<Departments entries={menu} />) }),
    ...(secondNavigation.length > 0 && { 'second-navigation': html(<SecondNavigationLinks />) }),
  }
  // The form of the newsletter is React's.
  for (const part of footer) if (part !== 'newsletter') parts[part] = html(<FooterPartContent part={part} />)
  return parts
}
