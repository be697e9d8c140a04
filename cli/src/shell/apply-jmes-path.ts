import { search } from 'jmespath'
import { Failure } from './failure.ts'

export function applyJmesPath(document: unknown, expression: string, program: string): unknown {
  try {
    const found: unknown = search(document, expression)
    return found
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure('usage', `Invalid query: ${reason}`, { hint: `See: ${program} help output` })
  }
}
