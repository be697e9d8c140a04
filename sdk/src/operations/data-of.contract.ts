import type { ValidationIssue, Contract, ValidationResult } from './contract.ts'

/** A contract for an answer that holds its entries in a list called data, each by a contract of its own. */
export function dataOf<T>(entry: Contract<T>): Contract<readonly T[]> {
  return {
    '~standard': {
      version: 1,
      vendor: 'wallart',
      async validate(answer) {
        const list = listOf(answer)
        if (!list) return { issues: [{ message: 'Invalid input: expected array', path: ['data'] }] }
        return joined(await Promise.all(list.map(async value => entry['~standard'].validate(value))))
      },
    },
  }
}

// The platform leaves the list out when there is nothing in it.
function listOf(answer: unknown): readonly unknown[] | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const data: unknown = 'data' in answer ? (answer.data ?? []) : []
  return Array.isArray(data) ? data : undefined
}

function joined<T>(verdicts: readonly ValidationResult<T>[]): ValidationResult<readonly T[]> {
  const values: T[] = []
  const issues: ValidationIssue[] = []
  for (const [index, result] of verdicts.entries()) {
    if (result.issues) issues.push(...result.issues.map(issue => below(index, issue)))
    else values.push(result.value)
  }
  return issues.length > 0 ? { issues } : { value: values }
}

function below(index: number, { message, path = [] }: ValidationIssue): ValidationIssue {
  return { message, path: ['data', index, ...path] }
}
