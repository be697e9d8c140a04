import { PassThrough } from 'node:stream'
import { createProgram } from '../program.ts'
import { createShell } from '../shell/shell.ts'
import { manPage } from './man-page.ts'
import { markdownPaper } from './markdown.ts'

/** The documents that are generated from the command tree, by their path in the repository. */
export function generateDocs(): Readonly<Record<string, string>> {
  const sink = { write: () => true }
  const nowhere = { stdout: sink, stderr: sink, stdin: () => new PassThrough(), env: {}, cwd: () => '/' }
  const program = createProgram(createShell(nowhere))
  return { 'docs/cli.md': markdownPaper(program), 'cli/man/cli.1': manPage(program) }
}
