import type { Command } from 'commander'
import { Failure } from '../shell/failure.ts'
import { closestMatch } from '../shell/closest-match.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

export function helpCommand(program: Command, shell: Shell): void {
  withExamples(program.command('help'), ['help', 'help order-status', 'help exit-codes'])
    .description('Show help for a command or a topic: environment, exit-codes, output, privacy, contracts')
    .argument('[subject...]', 'a command or a topic')
    .action(async (subject: readonly string[]) => {
      const { topicTexts } = await import('../text/topics.ts')
      const topics = topicTexts(shell.program)
      const name = subject.join(' ')
      const topic = Object.hasOwn(topics, name) ? topics[name] : undefined
      shell.out.write(
        topic ? `${topic.trim()}\n` : findCommand(program, subject, Object.keys(topics)).helpInformation(),
      )
    })
}

function findCommand(program: Command, subject: readonly string[], topics: readonly string[]): Command {
  return subject.reduce((command, name) => {
    const found = command.commands.find(each => each.name() === name || each.aliases().includes(name))
    if (found) return found
    const suggestion = closestMatch(name, [...command.commands.map(each => each.name()), ...topics])
    throw new Failure('usage', `Unknown command or topic "${name}"`, {
      hint: suggestion ? `Did you mean ${suggestion}?` : `Available: ${topics.join(', ')}.`,
    })
  }, program)
}
