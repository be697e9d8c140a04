import { CommanderError, type Command } from 'commander'
import { EXIT } from './exit-codes.ts'
import { Failure } from './failure.ts'
import { printFailure } from './print-failure.ts'
import type { Shell } from './shell.ts'

export async function run(shell: Shell, program: Command, args: readonly string[]): Promise<number> {
  try {
    const line = withoutVainHelp(program, args)
    await Promise.race([program.parseAsync([...line], { from: 'user' }), rejectOnAbort(shell.signal)])
    return EXIT.ok
  } catch (error) {
    const failure = error instanceof CommanderError ? usageFailure(error) : error
    return failure === undefined
      ? EXIT.ok
      : printFailure(shell, failureToReport(shell, failure), failureStyle(shell, args))
  } finally {
    await shell.runExitHooks()
  }
}

const isHelp = (arg: string) => arg === '--help' || arg === '-h'

/** Of a command that there is not, no help is shown: the line is refused as it is without the flag. */
function withoutVainHelp(program: Command, args: readonly string[]): readonly string[] {
  if (!args.some(isHelp)) return args
  const others = args.filter(arg => !isHelp(arg))
  let command = program
  for (const name of program.parseOptions(others).operands) {
    if (command.commands.length === 0) return args
    const found = command.commands.find(each => each.name() === name)
    if (!found) return others
    command = found
  }
  return args
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

// After a signal, report the signal instead of its consequences.
function failureToReport({ signal }: Shell, failure: unknown): unknown {
  return signal.aborted ? signal.reason : failure
}

// Commander may have failed to parse the line, so scan the raw arguments.
function failureStyle({ variables }: Shell, args: readonly string[]) {
  const has = (flag: string) => args.some(arg => arg === flag || arg.startsWith(`${flag}=`))
  return { json: ['--json', '--fields', '--query'].some(has), debug: has('--debug') || variables.debug }
}

function usageFailure({ exitCode, code, message }: CommanderError): Failure | undefined {
  if (exitCode === 0) return undefined
  if (code === 'commander.help') return new Failure('usage', 'Command required')
  const [sentence = '', ...suggestions] = message.replace(/^error: /, '').split('\n')
  const hint = suggestions.join(' ').replaceAll(/[()]/g, '')
  return new Failure('usage', capitalize(sentence), hint ? { hint } : {})
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
