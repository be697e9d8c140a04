import type { Command } from 'commander'

const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** Adds examples to the help of a command, which are run as tests. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  EXAMPLES.set(command, examples)
  return command.addHelpText('after', `\nExamples:\n${examples.map(line => `  $ ${line}\n`).join('')}`)
}

/** The examples of a command. */
export function examplesOf(command: Command): readonly string[] {
  return EXAMPLES.get(command) ?? []
}
