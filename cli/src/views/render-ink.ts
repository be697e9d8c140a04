import { renderToString } from 'ink'
import type { ReactNode } from 'react'

const MAX_COLUMNS = 100

export function renderInk(node: ReactNode, columns: number): string {
  return renderToString(node, { columns: Math.min(columns, MAX_COLUMNS) })
}
