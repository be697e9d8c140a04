import type { MenuEntry } from '@wallart/sdk'
import { Box, Text } from 'ink'
import type { CategoriesDocument } from '../output/categories.ts'
import { renderInk } from './render-ink.ts'

type TreeProps = Pick<CategoriesDocument, 'site' | 'categories'>

export function CategoryTree({ site, categories }: TreeProps) {
  return (
    <Box flexDirection="column">
      <Text bold>{site}</Text>
      {categories.map((entry, index) => (
        <Branch key={entry.id} entry={entry} last={index === categories.length - 1} indent="" />
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

export function drawCategories(tree: TreeProps, columns: number): string {
  return renderInk(<CategoryTree {...tree} />, columns)
}
