import type { MenuEntry } from './menu.ts'

/** How many columns the category menu has at most. */
export const MAX_MENU_COLUMNS = 5

/** The groups of a sub-menu in at most five columns of about the same height, in their order. */
export function menuColumns(
  groups: readonly MenuEntry[],
  columns: number = MAX_MENU_COLUMNS,
): readonly (readonly MenuEntry[])[] {
  const limit = Math.min(Math.max(Math.trunc(columns) || 1, 1), MAX_MENU_COLUMNS)
  const lines = groups.map(lineCount)
  const total = lines.reduce((sum, count) => sum + count, 0)
  let height = lines.reduce((max, count) => Math.max(max, count), Math.ceil(total / limit))
  let filled = packColumns(groups, height)
  while (filled.length > limit) {
    height += 1
    filled = packColumns(groups, height)
  }
  return filled
}

function packColumns(groups: readonly MenuEntry[], height: number): readonly (readonly MenuEntry[])[] {
  const filled: MenuEntry[][] = []
  let used = height
  for (const group of groups) {
    const lines = lineCount(group)
    if (used + lines > height) {
      filled.push([])
      used = 0
    }
    filled.at(-1)?.push(group)
    used += lines
  }
  return filled
}

function lineCount(group: MenuEntry): number {
  return 1 + group.entries.length
}
