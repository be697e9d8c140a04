import { Command } from 'commander'
import { categoriesCommand } from './commands/categories.ts'

const COMMANDS = [categoriesCommand]

/** The whole command tree; nothing is loaded before a command needs it. */
export function createProgram(): Command {
  const program = new Command('cli')
    .description('The wall-art shop on the command line')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: text => void process.stdout.write(text),
      writeErr: text => void process.stderr.write(text),
    })
  for (const command of COMMANDS) program.addCommand(command().copyInheritedSettings(program))
  return program
}
