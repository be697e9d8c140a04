import type { Translations } from '@wallart/sdk'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÀCÇEÉIÎNÑOÖSŠUÛYÝZŽaåcçdďeégĝhĥiîjĵkķlļnñoörŕsštţuûwŵyýzž'.matchAll(/(\w)(\W)/gu)].map(
    ([, letter = '', accented = '']) => [letter, accented],
  ),
)

/** Values, and what stands around the forms of a plural. */
const SYNTAX = /(\{\w+, plural, one \{|\} other \{|\}\}|\{\w+\})/

/** English with an accent and a third longer, between brackets that show where something is cut off. */
export function pseudoText(english: string): string {
  const text = english
    .split(SYNTAX)
    .map((part, at) => (at % 2 ? part : lengthen(part)))
    .join('')
  return text === english ? english : `[${text}]`
}

function lengthen(text: string): string {
  return text.replace(/[A-Za-z]/g, letter => {
    const accented = ACCENTED[letter] ?? letter
    return /[aeiou]/.test(letter) ? accented + accented : accented
  })
}

export function pseudoTexts(english: Translations): Translations {
  return Object.fromEntries(Object.entries(english).map(([code, text]) => [code, pseudoText(text)]))
}
