import type { ValidationIssue } from '@wallart/sdk'
import type { Finding } from '../report/finding.ts'
import type { Plan } from '../model/plan.ts'
import { pointerSegment, valueAt } from '../json/pointer.ts'
import { typeName } from '../json/type-name.ts'
import { mergeFindings } from './merge-findings.ts'

/** Contract violations; in a lenient list each entry is validated separately, as the shop does. */
export async function contractFindings(plan: Plan, answer: unknown): Promise<readonly Finding[]> {
  const responseIssues = await issuesFor(plan, answer)
  const entryLevelIssues = await entryIssues(plan, answer)
  const combined = [
    ...entryLevelIssues,
    ...responseIssues.filter(({ path }) => !isInList(issuePointer(path), plan.lenientList)),
  ]
  const reported = entryLevelIssues.length > 0 ? combined : responseIssues
  return mergeFindings(reported.map(issue => issueFinding(issue, answer, plan)))
}

async function issuesFor({ contract }: Plan, answer: unknown): Promise<readonly ValidationIssue[]> {
  try {
    return (await contract['~standard'].validate(answer)).issues ?? []
  } catch {
    return [{ message: 'is unreadable' }]
  }
}

async function entryIssues(plan: Plan, answer: unknown): Promise<readonly ValidationIssue[]> {
  const { lenientList } = plan
  if (lenientList === undefined) return []
  const name = lenientList.slice(1)
  const list = valueAt(answer, lenientList)
  if (!Array.isArray(list) || typeof answer !== 'object') return []
  const found = await Promise.all(
    list.map(async (entry: unknown, index) => {
      const issues = await issuesFor(plan, { ...answer, [name]: [entry] })
      return issues
        .filter(({ path }) => isInList(issuePointer(path), lenientList))
        .map(({ message, path = [], ...more }) =>
          Object.assign(more, { message, path: [name, index, ...path.slice(2)] }),
        )
    }),
  )
  return found.flat()
}

function isInList(pointer: string, list: string | undefined): boolean {
  return list !== undefined && pointer.startsWith(`${list}/`)
}

function issuePointer(path: ValidationIssue['path'] = []): string {
  return path.map(step => pointerSegment(typeof step === 'object' ? step.key : step)).join('')
}

function issueFinding(issue: ValidationIssue, answer: unknown, plan: Plan): Finding {
  const pointer = issuePointer(issue.path)
  const actual = typeName(valueAt(answer, pointer))
  const expected = expectedType(issue)
  const kind = actual === 'absent' ? 'missing' : expected === actual ? 'format' : 'type'
  return {
    pointer,
    count: 1,
    kind,
    severity: 'breaking',
    ...(expected && { expected }),
    actual,
    readBy: plan.readBy,
    message:
      kind === 'missing' ? 'A field that the shop reads is missing' : mismatchMessage(kind, expected, actual),
  }
}

function mismatchMessage(kind: 'type' | 'format', expected: string | undefined, actual: string): string {
  if (kind === 'format' || !expected) return `The shop cannot use this ${actual}`
  return `expected ${expected}, got ${actual}`
}

// Not part of Standard Schema, but zod adds it; of the entries of a lenient list only the message says it.
function expectedType(issue: ValidationIssue): string | undefined {
  if ('expected' in issue && typeof issue.expected === 'string') return issue.expected
  return /^expected (\w+), got \w+$/.exec(issue.message)?.[1]
}
