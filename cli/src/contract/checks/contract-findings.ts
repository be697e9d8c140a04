import type { ValidationIssue } from '@wallart/sdk/operations/contract'
import type { Finding } from '../finding.ts'
import type { Plan } from '../plan.ts'
import { stepOf, valueAt } from '../pointer.ts'
import { typeName } from '../type-name.ts'
import { gathered } from './gathered.ts'

/** Where an answer breaks its contract; in a list whose broken entries the shop leaves out, every entry is looked at. */
export async function contractFindings(plan: Plan, answer: unknown): Promise<readonly Finding[]> {
  const whole = await complaintsOf(plan, answer)
  const single = await entryComplaints(plan, answer)
  const found = [...single, ...whole.filter(({ path }) => !isInList(pointerOf(path), plan.lenientList))]
  const seen = single.length > 0 ? found : whole
  return gathered(seen.map(complaint => findingOf(complaint, answer, plan)))
}

async function complaintsOf({ contract }: Plan, answer: unknown): Promise<readonly ValidationIssue[]> {
  try {
    return (await contract['~standard'].validate(answer)).issues ?? []
  } catch {
    return [{ message: 'could not be understood' }]
  }
}

async function entryComplaints(plan: Plan, answer: unknown): Promise<readonly ValidationIssue[]> {
  const { lenientList } = plan
  if (lenientList === undefined) return []
  const name = lenientList.slice(1)
  const list = valueAt(answer, lenientList)
  if (!Array.isArray(list) || typeof answer !== 'object') return []
  const found = await Promise.all(
    list.map(async (entry: unknown, at) => {
      const complaints = await complaintsOf(plan, { ...answer, [name]: [entry] })
      return complaints
        .filter(({ path }) => isInList(pointerOf(path), lenientList))
        .map(({ message, path = [], ...more }) =>
          Object.assign(more, { message, path: [name, at, ...path.slice(2)] }),
        )
    }),
  )
  return found.flat()
}

function isInList(pointer: string, list: string | undefined): boolean {
  return list !== undefined && pointer.startsWith(`${list}/`)
}

function pointerOf(path: ValidationIssue['path'] = []): string {
  return path.map(step => stepOf(typeof step === 'object' ? step.key : step)).join('')
}

function findingOf(complaint: ValidationIssue, answer: unknown, plan: Plan): Finding {
  const pointer = pointerOf(complaint.path)
  const actual = typeName(valueAt(answer, pointer))
  const expected = expectedIn(complaint)
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
      kind === 'missing' ? 'A field that the shop reads is missing' : sentenceOf(kind, expected, actual),
  }
}

function sentenceOf(kind: 'type' | 'format', expected: string | undefined, actual: string): string {
  if (kind === 'format' || !expected) return `The shop cannot use this ${actual}`
  return `expected ${expected}, got ${actual}`
}

// Schemas say what they wanted besides what Standard Schema asks them to say.
function expectedIn(complaint: object): string | undefined {
  return 'expected' in complaint && typeof complaint.expected === 'string' ? complaint.expected : undefined
}
