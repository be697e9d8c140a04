import type { ValidationIssue, Contract, ValidationResult } from '../model/contract.ts'

/** A contract for an answer whose `data` is a list; each entry is validated by the given contract. */
export function dataListContract<T>(entry: Contract<T>): Contract<readonly T[]> {
  const { assume } = entry
  return {
    ...(assume && { assume: (answer: unknown) => (readDataList(answer) ?? []).map(value => assume(value)) }),
    '~standard': {
      version: 1,
      vendor: 'wallart',
      async validate(answer) {
        const list = readDataList(answer)
        if (!list) return { issues: [{ message: 'Invalid input: expected array', path: ['data'] }] }
        return mergeResults(await Promise.all(list.map(async value => entry['~standard'].validate(value))))
      },
    },
  }
}

// The platform leaves the list out when there is nothing in it.
function readDataList(answer: unknown): readonly unknown[] | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const data: unknown = 'data' in answer ? (answer.data ?? []) : []
  return Array.isArray(data) ? data : undefined
}

function mergeResults<T>(results: readonly ValidationResult<T>[]): ValidationResult<readonly T[]> {
  const values: T[] = []
  const issues: ValidationIssue[] = []
  for (const [index, result] of results.entries()) {
    if (result.issues) issues.push(...result.issues.map(issue => prefixPath(index, issue)))
    else values.push(result.value)
  }
  return issues.length > 0 ? { issues } : { value: values }
}

function prefixPath(index: number, { message, path = [] }: ValidationIssue): ValidationIssue {
  return { message, path: ['data', index, ...path] }
}
