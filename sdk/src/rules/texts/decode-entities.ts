const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00A0',
  quot: '"',
}

/** A text with the character references of HTML replaced by their characters; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (reference, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? reference
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return isCharacter(code) ? String.fromCodePoint(code) : reference
  })
}

function isCharacter(code: number): boolean {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code > 0 && code <= 0x10ffff && !isSurrogate
}
