import { formatMessage, type Message, type Translations } from '@wallart/sdk'
import { createContext, use, useMemo } from 'react'
import { useSite } from './site-context.ts'

export const TranslationsContext = createContext<Translations>({})

export type Translate = (message: Message) => string

/** How to say something in the language of this page; the English text stands in the code, the others in messages/. */
export function useTranslate(): Translate {
  const texts = use(TranslationsContext)
  const { id } = useSite().locale
  return useMemo(() => createTranslate(texts, id), [texts, id])
}

export function createTranslate(texts: Translations, locale: string): Translate {
  return message => formatMessage(texts, locale, message)
}

export function homeLinkLabel(name: string): Message {
  return { code: 'frame.home', message: `${name}, home`, values: { name } }
}
