import type { Contract, ValidationResult } from '../model/contract.ts'

// Cached answers, and equal reads in flight, are shared by those who have the same contract.
const lists = new WeakMap<object, Contract<readonly unknown[]>>()

/** The contract for an answer whose `data` is a list; each entry is validated by the given contract. */
export function dataListContract<T>(entry: Contract<T>): Contract<readonly T[]> {
  const found = lists.get(entry)
  if (isListOf(entry, found)) return found
  const { assume } = entry
  const list: Contract<readonly T[]> = {
    ...(assume && { assume: (answer: unknown) => readDataList(answer)?.map(value => assume(value)) ?? [] }),
    '~standard': {
      version: 1,
      vendor: 'wallart',
      async validate(answer) {
        const values = readDataList(answer)
        if (!values) return { issues: [{ message: 'Invalid input: expected array', path: ['data'] }] }
        return mergeResults(await Promise.all(values.map(async value => entry['~standard'].validate(value))))
      },
    },
  }
  lists.set(entry, list)
  return list
}

/** What was stored for an entry is its list. */
function isListOf<T>(
  _entry: Contract<T>,
  list?: Contract<readonly unknown[]>,
): list is Contract<readonly T[]> {
  return list !== undefined
}

// The platform leaves the list out when there is nothing in it.
function readDataList(answer: unknown): readonly unknown[] | undefined {
  if (Object(answer) !== answer || Array.isArray(answer)) return undefined
  const list: unknown = Object(answer).data ?? []
  return Array.isArray(list) ? list : undefined
}

function mergeResults<T>(results: readonly ValidationResult<T>[]): ValidationResult<readonly T[]> {
  const issues = results.flatMap(({ issues: found = [] }, index) =>
    found.map(({ message, path = [] }) => ({ message, path: ['data', index, ...path] })),
  )
  return issues.length > 0
    ? { issues }
    : { value: results.flatMap(result => (result.issues ? [] : [result.value])) }
}
