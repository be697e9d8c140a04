import { readFileSync } from 'node:fs'
import { findLocale, SITES, type SiteId } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { CurrentTexts, createTranslate } from '../translate.ts'
import { CurrentSite } from '../site-context.ts'
import { TranslatedUiWords } from '../translated-ui-words.tsx'

/** How an English page says things. */
export const ENGLISH = createTranslate({}, 'en-US')

interface SpeakingProps {
  readonly locale: 'en-US' | 'fr-CA' | 'es-US'
  readonly site?: SiteId
  readonly children: ReactNode
}

/** A piece of a page as it is in that language. */
export function Speaking({ locale: id, site = 'Art', children }: SpeakingProps) {
  const found = findLocale(id, SITES[site])
  if (!found.ok) throw new Error(found.error.message)
  const context = {
    site: SITES[site],
    locale: found.value,
    addressStyle: { site: 'none', locale: 'none' },
  } as const
  const texts = id === 'en-US' ? {} : JSON.parse(readFileSync(`client/src/i18n/messages/${id}.json`, 'utf8'))
  return (
    <CurrentSite value={context}>
      <CurrentTexts value={texts}>
        <TranslatedUiWords>{children}</TranslatedUiWords>
      </CurrentTexts>
    </CurrentSite>
  )
}
