import { read, type Schema } from './schema.ts'
import type { Contract } from '../model/contract.ts'

type DroppedIssues = Contract<unknown>['droppedIssues']

export function createContract<Wire, T>(
  wire: Schema<Wire>,
  transform: (answer: Wire) => T,
  droppedIssues?: DroppedIssues,
): Contract<T>
export function createContract(
  wire: Schema,
  transform: (answer: unknown) => unknown,
  droppedIssues?: DroppedIssues,
): Contract<unknown> {
  return {
    '~standard': {
      version: 1,
      vendor: 'wallart',
      validate(value) {
        const result = read(wire, value)
        return result.issues ? result : { value: transform(result.value) }
      },
    },
    assume: transform,
    ...(droppedIssues && { droppedIssues }),
  }
}
