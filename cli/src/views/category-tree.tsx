import type { MenuEntry, SiteId } from '@wallart/sdk'
import { Box, render, Text } from 'ink'

/** The category tree, department by department. */
export function CategoryTree({
  site,
  entries,
}: {
  readonly site: SiteId
  readonly entries: readonly MenuEntry[]
}) {
  return (
    <Box flexDirection="column">
      <Text bold>{site}</Text>
      {entries.map((entry, index) => (
        <Branch key={entry.id} entry={entry} last={index === entries.length - 1} indent="" />
      ))}
    </Box>
  )
}

interface BranchProps {
  readonly entry: MenuEntry
  readonly last: boolean
  readonly indent: string
}

function Branch({ entry, last, indent }: BranchProps) {
  return (
    <>
      <Text wrap="truncate-end">
        <Text dimColor>
          {indent}
          {last ? '└─ ' : '├─ '}
        </Text>
        <Text bold={indent === ''}>{entry.name}</Text>
        <Text dimColor> {entry.href}</Text>
      </Text>
      {entry.entries.map((child, index) => (
        <Branch
          key={child.id}
          entry={child}
          last={index === entry.entries.length - 1}
          indent={indent + (last ? '   ' : '│  ')}
        />
      ))}
    </>
  )
}

/** Draws the tree once and leaves it in the terminal. */
export async function showCategories(site: SiteId, entries: readonly MenuEntry[]): Promise<void> {
  const view = render(<CategoryTree site={site} entries={entries} />)
  view.unmount()
  await view.waitUntilExit()
}
