import type { Command } from 'commander'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

export function manCommand(program: Command, shell: Shell): void {
  withExamples(program.command('man'), [
    'man | man -l -',
    'man > ~/.local/share/man/man1/cli.1',
    'man > ~/.local/share/man/man1/wallart.1',
  ])
    .description('Print the manual page, which not every version of npm installs')
    .action(async () => {
      const { manPage } = await import('../docs-gen/man-page.ts')
      shell.out.write(manPage(program))
    })
}
