import type { Finding } from '../report/finding.ts'
import type { Dialect } from '../model/plan.ts'
import { valueAt } from '../json/pointer.ts'
import { typeName } from '../json/type-name.ts'

/** Fields of an error body that the SDK reads. */
const REQUIRED_POINTERS: Readonly<Record<Dialect, readonly string[]>> = {
  problem: ['/type', '/detail'],
  login: ['/error', '/message'],
  house: ['/error/code', '/error/message'],
}

export function dialectFindings(dialect: Dialect, body: unknown): readonly Finding[] {
  return REQUIRED_POINTERS[dialect].flatMap((pointer): Finding[] => {
    const actual = typeName(valueAt(body, pointer))
    if (actual === 'string') return []
    const message = 'The error body lacks a field that the shop reads'
    return [{ pointer, count: 1, kind: 'dialect', severity: 'warning', expected: 'string', actual, message }]
  })
}
