import { PassThrough } from 'node:stream'
import { createProgram } from '../program.ts'
import { createShell } from '../shell/shell.ts'
import { manPage } from './man-page.ts'
import { markdownReference } from './markdown.ts'

export function generateDocs(): Readonly<Record<string, string>> {
  const sink = { write: () => true }
  const nullStreams = { stdout: sink, stderr: sink, stdin: () => new PassThrough(), env: {}, cwd: () => '/' }
  const program = createProgram(createShell(nullStreams))
  return { 'docs/cli.md': markdownReference(program), 'cli/man/cli.1': manPage(program) }
}
