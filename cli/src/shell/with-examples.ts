import type { Command } from 'commander'

const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** Lines without the name of the program; every one is run as a test. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  EXAMPLES.set(command, examples)
  return command.addHelpText('after', () => {
    const lines = examples.map(line => `  $ ${programName(command)} ${line}\n`)
    return `\nExamples:\n${lines.join('')}`
  })
}

export function examplesOf(command: Command): readonly string[] {
  return EXAMPLES.get(command) ?? []
}

function programName(command: Command): string {
  return command.parent ? programName(command.parent) : command.name()
}
