import { github } from './github.ts'
import { json, ndjson } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import { pretty } from './pretty.ts'
import type { Reporter } from './reporter.ts'
import { tap } from './tap.ts'

export const REPORTERS: Readonly<Record<string, Reporter>> = {
  pretty,
  json,
  ndjson,
  junit,
  tap,
  github,
  md: markdown,
}
