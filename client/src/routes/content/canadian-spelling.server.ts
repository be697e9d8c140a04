const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['center', 'centre'],
  ['color', 'colour'],
  ['favorite', 'favourite'],
  ['gray', 'grey'],
  ['license', 'licence'],
  ['neighbor', 'neighbour'],
])

// The address of a link comes first, so that it stays as it is.
const LINK_OR_WORD = new RegExp(`\\]\\([^)]*\\)|${[...SPELLINGS.keys()].join('|')}`, 'gi')

/** American English as Canada spells it; the addresses of its Markdown links stay. */
export function canadianSpelling(markdown: string): string {
  return markdown.replaceAll(LINK_OR_WORD, found => {
    const spelling = SPELLINGS.get(found.toLowerCase())
    if (spelling === undefined) return found
    return /^[A-Z]/.test(found) ? spelling.charAt(0).toUpperCase() + spelling.slice(1) : spelling
  })
}
