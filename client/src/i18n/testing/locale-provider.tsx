import { readFileSync } from 'node:fs'
import { findLocale, SITES, type SiteId } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { createTranslate, TranslateContext } from '../translate.ts'
import { CurrentSite } from '../site-context.ts'
import { TranslatedUiWords } from '../translated-ui-words.tsx'

/** How an English page says things. */
export const ENGLISH = createTranslate({}, 'en-US')

interface LocaleProviderProps {
  readonly locale: 'en-US' | 'fr-CA' | 'es-US'
  readonly site?: SiteId
  readonly children: ReactNode
}

/** A piece of a page as it is in that language. */
export function LocaleProvider({ locale: id, site = 'Art', children }: LocaleProviderProps) {
  const resolved = findLocale(id, SITES[site])
  if (!resolved.ok) throw new Error(resolved.error.message)
  const context = {
    site: SITES[site],
    locale: resolved.value,
    addressStyle: { site: 'none', locale: 'none' },
  } as const
  const texts = id === 'en-US' ? {} : JSON.parse(readFileSync(`client/src/i18n/messages/${id}.json`, 'utf8'))
  return (
    <CurrentSite value={context}>
      <TranslateContext value={createTranslate(texts, id)}>
        <TranslatedUiWords>{children}</TranslatedUiWords>
      </TranslateContext>
    </CurrentSite>
  )
}
