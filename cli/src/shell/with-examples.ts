import type { Command } from 'commander'

/** Adds examples to the help of a command, which are run as tests. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${examples.map(line => `  $ ${line}\n`).join('')}`)
}
