import { formatMessage, type Message, type Translations } from '@wallart/sdk'
import { createContext, use } from 'react'

export type Translate = (message: Message) => string

export function createTranslate(texts: Translations, locale: string): Translate {
  return message => formatMessage(texts, locale, message)
}

export const TranslateContext = createContext(createTranslate({}, 'en-US'))

/** How to say something in the language of this page; the English text stands in the code, the others in messages/. */
export function useTranslate(): Translate {
  return use(TranslateContext)
}

export function homeLinkLabel(name: string): Message {
  return { code: 'frame.home', message: `${name}, home`, values: { name } }
}
