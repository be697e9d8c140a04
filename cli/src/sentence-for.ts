import { isFailure } from './exit-codes.ts'

/** One line that says what went wrong and, where there is one, what helps. */
export function sentenceFor(error: unknown): string {
  if (!isFailure(error))
    return `This is a bug of the CLI: ${error instanceof Error ? error.message : String(error)}`
  if (error.code === 'network' || error.code === 'timeout')
    return `${error.message}. Is the upstream running? Start it with: npm run upstream`
  return `${error.message}.`
}
