import { Argument, type Command } from 'commander'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

export function completionCommand(program: Command, shell: Shell): void {
  withExamples(program.command('completion'), [
    'completion bash > ~/.local/share/bash-completion/completions/wallart',
    'completion zsh > ~/.zfunc/_wallart',
    'completion fish > ~/.config/fish/completions/wallart.fish',
  ])
    .description('Print a shell completion script')
    .addArgument(new Argument('<shell>', 'shell').choices(SHELLS))
    .action(async (name: string) => {
      const { completionScript } = await import('./completion/script.ts')
      shell.out.write(completionScript(program, name))
    })
}
