import { renderToString } from 'ink'
import type { ReactNode } from 'react'

/** How wide a drawing becomes at most; longer lines are hard to read. */
const MAX_COLUMNS = 100

/** A drawing as text: it is written once, so that a long one scrolls and clears nothing. */
export function renderInk(node: ReactNode, columns: number): string {
  return renderToString(node, { columns: Math.min(columns, MAX_COLUMNS) })
}
