import MarkdownIt from 'markdown-it'

export interface Heading {
  readonly id: string
  readonly text: string
}

export interface RenderedText {
  readonly html: string
  /** The headings of the second level, for a table of contents. */
  readonly headings: readonly Heading[]
}

const markdownIt = new MarkdownIt()

/** HTML out of Markdown; links lead where the function says, and HTML in the text is shown as text. */
export function renderMarkdown(markdown: string, linkTo: (href: string) => string): RenderedText {
  const headings: Heading[] = []
  const tokens = markdownIt.parse(markdown, {})
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2') {
      const text = tokens[at + 1]?.content ?? ''
      const id = headingId(text, headings)
      headings.push({ id, text })
      token.attrSet('id', id)
    }
    // A corner without words is the heading of nothing.
    if (token.type === 'th_open' && !tokens[at + 1]?.content)
      for (const part of [token, tokens[at + 2]]) if (part) part.tag = 'td'
    for (const child of token.children ?? [])
      if (child.type === 'link_open') child.attrSet('href', linkTo(child.attrGet('href') ?? ''))
  }
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), headings }
}

function headingId(text: string, others: readonly Heading[]): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const id = words || 'section'
  return others.some(other => other.id === id) ? `${id}-${others.length + 1}` : id
}
