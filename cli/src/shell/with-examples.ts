import type { Command } from 'commander'

const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** Every example is run as a test. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  EXAMPLES.set(command, examples)
  return command.addHelpText('after', `\nExamples:\n${examples.map(line => `  $ ${line}\n`).join('')}`)
}

export function examplesOf(command: Command): readonly string[] {
  return EXAMPLES.get(command) ?? []
}
