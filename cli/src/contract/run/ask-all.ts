import { knowsAll, type KnownName, type Scene } from '../known.ts'
import type { Reason } from '../report.ts'
import type { Target } from '../target.ts'
import { concurrently } from './concurrently.ts'
import { caseIdOf, type Interview } from './interview.ts'
import type { Entry, Ledger } from './ledger.ts'
import type { Question } from './selection.ts'
import { TEACHERS } from './teachers.ts'

/** What asking needs. */
export interface Asking {
  readonly interview: Interview
  readonly ledger: Ledger
  readonly scene: Scene
  readonly target: Target
  readonly concurrency: number
  readonly signal: AbortSignal
  /** Told of each question that is not going to be asked any more. */
  readonly onDone?: (question: Question) => void
}

/** Asks every question as soon as what it needs is known; answers teach what the next ones need. */
export async function askAll(questions: readonly Question[], asking: Asking): Promise<void> {
  const { scene, signal, interview, concurrency, ledger, onDone } = asking
  const giveUp = (question: Question, reason: Reason) => {
    ledger.entries.push(untried(question, reason, scene))
    onDone?.(question)
  }
  let left = questions
  while (!signal.aborted) {
    const ready = left.filter(({ probe }) => knowsAll(scene.known, probe.needs))
    if (ready.length === 0) break
    left = left.filter(question => !ready.includes(question))
    const answers = await concurrently(ready, concurrency, async question => {
      if (signal.aborted) return undefined
      const { plan, probe } = question
      const caseId = caseIdOf(plan.operation.id, probe.name, scene.site)
      const answer = await interview(plan, probe, probe.call(scene), caseId)
      onDone?.(question)
      return answer
    })
    for (const [at, answer] of answers.entries()) {
      const question = ready[at]
      if (answer) Object.assign(scene.known, { ...answer.learned, ...scene.known })
      else if (question) giveUp(question, ENDED)
    }
  }
  for (const question of left) {
    const reason = signal.aborted ? ENDED : reasonFor(question, asking)
    giveUp(question, reason)
  }
}

/** Why nobody can sign in. */
export const NO_ACCOUNT = notConfigured('no account is configured', '--account-file FILE')

const ENDED: Reason = { code: 'out-of-time', message: 'The run ended before' }

function untried({ plan, probe }: Question, reason: Reason, { site }: Scene): Entry {
  return { plan, probe, caseId: caseIdOf(plan.operation.id, probe.name, site), reason, findings: [] }
}

function reasonFor({ probe }: Question, { scene, target, ledger }: Asking): Reason {
  const missing = probe.needs.find(name => scene.known[name] === undefined) ?? 'upi'
  if (missing === 'customerToken' && !target.account) return NO_ACCOUNT
  if (missing === 'guestOrder') return notConfigured('no order is configured', '--order-file FILE')
  if (missing === 'basketId')
    return { code: 'needs-writing', message: 'There is no basket, and none may be made (use --mutating)' }
  return (
    causeOf(missing, ledger) ?? { code: 'nothing-to-ask', message: `The shop has no ${missing} to ask about` }
  )
}

function notConfigured(message: string, flag: string): Reason {
  return { code: 'not-configured', message, next: [`cli contract check ${flag}`] }
}

// Whoever should have taught it says why it did not.
function causeOf(name: KnownName, { entries }: Ledger): Reason | undefined {
  const teachers =
    name === 'guestToken' || name === 'customerToken'
      ? ['authorize-guest', 'get-token', 'log-in']
      : [TEACHERS[name] ?? '']
  const cause = entries.find(
    ({ plan, reason, findings }) =>
      teachers.includes(plan.operation.id) &&
      (reason !== undefined || findings.some(({ severity }) => severity === 'breaking')),
  )
  if (!cause) return undefined
  const code = cause.reason?.code ?? 'nothing-to-ask'
  return { code, message: `${cause.plan.operation.id} gave no ${name}` }
}
