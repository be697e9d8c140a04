import type { Finding } from '../report/finding.ts'
import type { Dialect } from '../probes/plan.ts'
import { valueAt } from '../json/pointer.ts'
import { typeName } from '../json/type-name.ts'

/** What the SDK looks for in a refusal, by the dialect of the service. */
const REQUIRED_POINTERS: Readonly<Record<Dialect, readonly string[]>> = {
  problem: ['/type', '/detail'],
  login: ['/error', '/message'],
  house: ['/error/code', '/error/message'],
}

/** What is missing in a refusal of a service, by which the shop chooses its own words. */
export function dialectFindings(dialect: Dialect, body: unknown): readonly Finding[] {
  return REQUIRED_POINTERS[dialect].flatMap((pointer): Finding[] => {
    const actual = typeName(valueAt(body, pointer))
    if (actual === 'string') return []
    const message = 'A refusal does not say what the shop reads in it'
    return [{ pointer, count: 1, kind: 'dialect', severity: 'warning', expected: 'string', actual, message }]
  })
}
