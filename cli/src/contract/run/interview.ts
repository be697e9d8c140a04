import type { Ask, Exchange, Exchanger } from '../exchange.ts'
import { examine, type Examination } from '../checks/examine.ts'
import type { Scene } from '../known.ts'
import type { Plan, Probe } from '../plan.ts'
import { reasonOf, type Entry, type Ledger } from './ledger.ts'

/** What came of one question. */
interface Answered {
  readonly exchange: Exchange
  readonly entry: Entry
  readonly learned: Examination['learned']
}

/** Asks one question, looks at the answer and writes both down. */
export type Interview = (
  plan: Plan,
  probe: Pick<Probe, 'kind' | 'name' | 'status' | 'dialect'>,
  call: Ask['call'],
  caseId: string,
) => Promise<Answered>

/** Makes the interviewer of one site. */
export function createInterview(
  exchanger: Exchanger,
  scene: Scene,
  ledger: Ledger,
  onEntry: (entry: Entry) => void = () => {},
): Interview {
  return async (plan, probe, call, caseId) => {
    const exchange = await exchanger({ caseId, operation: plan.operation, call })
    const reason = reasonOf(exchange, probe, plan)
    const index = { plan, caseId, probe, exchange }
    if (reason) {
      const entry = { ...index, reason, findings: [] }
      ledger.entries.push(entry)
      onEntry(entry)
      return { exchange, entry, learned: {} }
    }
    const { findings, sample, learned } = await examine(plan, probe, exchange, { scene, call })
    const entry = { ...index, findings, ...(sample && { sample }) }
    ledger.entries.push(entry)
    onEntry(entry)
    return { exchange, entry, learned }
  }
}

/** The name of a case, the same in every run. */
export function caseIdOf(operation: string, name: string, site: string): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${operation}/${slug}@${site.toLowerCase()}`
}
