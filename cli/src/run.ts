import { CommanderError, type Command } from 'commander'
import { exitCodeFor, EXIT } from './exit-codes.ts'
import { sentenceFor } from './sentence-for.ts'

/** Runs a command line and answers the exit code; a failure is one line on stderr. */
export async function run(program: Command, argv: readonly string[]): Promise<number> {
  try {
    await program.parseAsync([...argv])
    return EXIT.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    process.stderr.write(`${sentenceFor(error)}\n`)
    return exitCodeFor(error)
  }
}
