import { PassThrough } from 'node:stream'
import { createProgram } from '../program.ts'
import { createShell } from '../shell/shell.ts'
import { manPage } from './man-page.ts'
import { markdownReference } from './markdown.ts'

export function generateDocs(): Readonly<Record<string, string>> {
  const sink = { write: () => true }
  const nullStreams = { stdout: sink, stderr: sink, stdin: () => new PassThrough(), env: {}, cwd: () => '/' }
  const cli = createProgram(createShell({ ...nullStreams, program: 'cli' }))
  const wallart = createProgram(createShell({ ...nullStreams, program: 'wallart' }))
  return {
    'docs/cli.md': markdownReference(cli),
    'cli/man/cli.1': manPage(cli),
    'cli/man/wallart.1': manPage(wallart),
  }
}
