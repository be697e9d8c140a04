import type { MenuEntry } from '@wallart/sdk'

export function categoryLines(entries: readonly MenuEntry[], depth = 0): readonly string[] {
  return entries.flatMap(({ name, href, entries: below }) => [
    `${'  '.repeat(depth)}${name}  ${href}`,
    ...categoryLines(below, depth + 1),
  ])
}
