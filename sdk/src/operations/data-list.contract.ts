import type { ValidationIssue, Contract, ValidationResult } from '../model/contract.ts'

interface DataList<T> {
  readonly entry: Contract<T>
  readonly contract: Contract<readonly T[]>
}

// Cached answers, and equal reads in flight, are shared by those who have the same contract.
const dataLists = new WeakMap<object, DataList<unknown>>()

/** The contract for an answer whose `data` is a list; each entry is validated by the given contract. */
export function dataListContract<T>(entry: Contract<T>): Contract<readonly T[]> {
  const found = dataLists.get(entry)
  if (found && isFor(found, entry)) return found.contract
  const contract = createContract(entry)
  dataLists.set(entry, { entry, contract })
  return contract
}

function isFor<T>(found: DataList<unknown>, entry: Contract<T>): found is DataList<T> {
  return found.entry === entry
}

function createContract<T>(entry: Contract<T>): Contract<readonly T[]> {
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
