import { readFileSync } from 'node:fs'
import { LIST_SETTINGS } from '@wallart/sdk'

const text = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', rest = ''] = text.split('@media screen and (prefers-color-scheme: dark)')
const dark = rest.split('@media')[0] ?? ''

type Tokens = ReadonlyMap<string, string>

function tokensOf(css: string, selector: string): Tokens {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function theme(brand: string, isDark: boolean): Tokens {
  const selector = `[data-brand='${brand}']`
  const layers = [tokensOf(light, ':root'), tokensOf(light, selector)]
  return new Map(
    [...layers, ...(isDark ? [tokensOf(dark, selector)] : [])].flatMap(layer => Array.from(layer)),
  )
}

function colour(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other ? colour(tokens, other) : value
}

function luminance(hex: string): number {
  expect(hex).toMatch(/^#[\da-f]{6}$/)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const THEMES = ['art', 'allposters'].flatMap(brand =>
  [false, true].map(isDark => [`${brand} ${isDark ? 'dark' : 'light'}`, theme(brand, isDark)] as const),
)

const TEXT_PAIRS = [
  ...['paper', 'surface', 'sunken'].flatMap(ground => [
    ['ink', ground] as const,
    ['ink-soft', ground] as const,
  ]),
  ...['paper', 'surface'].flatMap(ground =>
    ['accent', 'success', 'danger'].map(ink => [ink, ground] as const),
  ),
  ['ink-soft', 'disabled'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['ink', 'accent-soft'],
  ['paper', 'ink'],
  ['bar-ink', 'bar'],
  ['new-ink', 'new'],
  ['sale-ink', 'sale'],
] as const

const EDGE_PAIRS = [
  ...['paper', 'surface'].flatMap(ground =>
    ['focus', 'edge-strong', 'rating'].map(edge => [edge, ground] as const),
  ),
  ['bar-focus', 'bar'],
] as const

test('each brand has its own colours and fonts, and neither lacks a token of the other (SHL-43)', () => {
  const [art, allPosters] = ['art', 'allposters'].map(brand => tokensOf(light, `[data-brand='${brand}']`))
  const shared = tokensOf(light, ':root')
  const names = [art, allPosters].map(tokens =>
    Array.from(tokens?.keys() ?? [])
      .filter(name => !shared.has(name))
      .toSorted(),
  )
  expect(names[0]).toEqual(names[1])
  for (const token of ['paper', 'ink', 'accent', 'body', 'display'])
    expect(art?.get(token)).not.toBe(allPosters?.get(token))
})

test('breadcrumbs are parted as the brand says (GUI-25, GUI-26)', () => {
  const separators = ['art', 'allposters'].map(brand => theme(brand, false).get('breadcrumb-separator'))
  const { Art, AllPosters } = LIST_SETTINGS
  expect(separators).toEqual([`'${Art.breadcrumbSeparator}'`, `'${AllPosters.breadcrumbSeparator}'`])
})

describe.each(THEMES)('%s', (_, tokens) => {
  test.each(TEXT_PAIRS)('%s on %s can be read (A-23)', (ink, ground) => {
    expect(contrast(colour(tokens, ink), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test('what is disabled is grey (ORD-53)', () => {
    expect(colour(tokens, 'disabled')).toMatch(/^#([\da-f]{2})\1\1$/)
  })

  test.each(EDGE_PAIRS)('%s on %s can be seen (A-23)', (edge, ground) => {
    expect(contrast(colour(tokens, edge), colour(tokens, ground))).toBeGreaterThanOrEqual(3)
  })
})
