import { readFileSync } from 'node:fs'

/** A text with plain spaces. */
export const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').trim()

/** What a shopper reads or hears in the middle of a page, each piece by itself. */
export function piecesOf(page: Document): readonly string[] {
  const main = page.querySelector('main')
  if (!main) throw new Error('The page has no middle.')
  for (const silent of main.querySelectorAll('script, style, noscript')) silent.remove()
  const elements = [...main.querySelectorAll('*')]
  const read = elements.flatMap(({ childNodes }) =>
    [...childNodes].flatMap(({ nodeName, textContent }) => (nodeName === '#text' ? [textContent ?? ''] : [])),
  )
  const heard = elements.flatMap(element =>
    ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext'].map(
      name => element.getAttribute(name) ?? '',
    ),
  )
  return [page.title, ...read, ...heard].map(plain).filter(Boolean)
}

function textsOf(locale: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`client/src/i18n/messages/${locale}.json`, 'utf8'))
}

/** The pieces that are English texts though the language has an own translation. */
export function englishIn(pieces: readonly string[], locale: string): readonly string[] {
  const own = textsOf(locale)
  const sentences = Object.entries(textsOf('en-US'))
    .filter(([code, text]) => own[code] !== text)
    .map(([, text]) => text.replaceAll('*', '').split(VALUE))
    .filter(parts => /[a-z]{2}/i.test(parts.join(' ')))
    .map(parts => new RegExp(`^${parts.map(escaped).join('.+')}$`))
  return pieces.filter(piece => sentences.some(sentence => sentence.test(piece)))
}

const VALUE = /\{\w+(?:, plural, (?:[^{}]|\{[^{}]*\})*)?\}/

const escaped = (text: string) => text.replaceAll(/[.?+()[\]$|]/g, '\\$&')
