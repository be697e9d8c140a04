import { Command, Help } from 'commander'
import { categoriesCommand } from './commands/categories.ts'
import { completionCommand } from './commands/completion.ts'
import { contractCommand } from './commands/contract.ts'
import { doctorCommand } from './commands/doctor.ts'
import { envCommand } from './commands/env.ts'
import { helpCommand } from './commands/help.ts'
import { manCommand } from './commands/man.ts'
import { orderStatusCommand } from './commands/order-status.ts'
import { productCommand } from './commands/product.ts'
import { ratingsCommand } from './commands/ratings.ts'
import { recsCommand } from './commands/recs.ts'
import { searchCommand } from './commands/search.ts'
import { similarCommand } from './commands/similar.ts'
import { suggestCommand } from './commands/suggest.ts'
import { versionCommand } from './commands/version.ts'
import { addGlobalOptions } from './shell/global-options.ts'
import type { Shell } from './shell/shell.ts'
import { VERSION } from './version.ts'

// The widest term of a help leaves less than commander wraps by itself.
const MIN_DESCRIPTION_WIDTH = 20

const GROUPS = [
  {
    title: 'Shop commands:',
    commands: [
      orderStatusCommand,
      searchCommand,
      suggestCommand,
      productCommand,
      similarCommand,
      categoriesCommand,
      ratingsCommand,
      recsCommand,
    ],
  },
  {
    title: 'Contract commands:',
    commands: [contractCommand],
  },
  {
    title: 'CLI commands:',
    commands: [envCommand, doctorCommand, completionCommand, manCommand, helpCommand, versionCommand],
  },
] as const

const examples = (program: string) => `
Examples:
  $ ${program} order-status W000000013 --email-file ann.txt
  $ ${program} search mountain --limit 5
  $ ${program} doctor

More: ${program} help environment, exit-codes, output, privacy or contracts`

/** Actions import their dependencies lazily, to keep the start fast. */
export function createProgram(shell: Shell): Command {
  const program = new Command(shell.program)
    .description('Work with the wall-art shop from the command line')
    .helpCommand(false)
    .configureHelp({
      showGlobalOptions: true,
      minWidthToWrap: MIN_DESCRIPTION_WIDTH,
      formatHelp: commandsFirst,
      styleTitle: title => (title === 'Global Options:' ? 'Global flags:' : title),
    })
    .addHelpText('after', examples(shell.program))
    .exitOverride()
    .configureOutput({
      writeOut: text => shell.out.write(text),
      writeErr: text => shell.err.write(text),
      outputError: () => {},
      getOutHelpWidth: () => shell.out.columns,
      getErrHelpWidth: () => shell.err.columns,
    })
  addGlobalOptions(program).version(`${shell.program} ${VERSION}`, '-V, --version', 'print the version')
  for (const { title, commands } of GROUPS) {
    program.commandsGroup(title)
    for (const add of commands) add(program, shell)
  }
  return program
}

function commandsFirst(command: Command, help: Help): string {
  const sections = Help.prototype.formatHelp.call(help, command, help).trimEnd().split('\n\n')
  const isLast = (section: string) =>
    section.startsWith('Global ') || (command.commands.length > 0 && section.startsWith('Options:'))
  const ordered = [...sections.filter(section => !isLast(section)), ...sections.filter(isLast)]
  return `${ordered.join('\n\n')}\n`
}
