import { fieldOf } from '../field-of.ts'
import type { Entry } from '../run/ledger.ts'
import { LEFT_BY_CHECKS } from '../scenarios/samples.ts'

/** What checks have made in the account and not unmade, read from the account's own answer. */
export function leftoversIn({ plan, sample }: Pick<Entry, 'plan' | 'sample'>): readonly string[] {
  if (plan.operation.id !== 'get-customer') return []
  const ids = [...textsUnder(sample?.answer, 'addresses', 'addressId')].filter(id =>
    id.startsWith(LEFT_BY_CHECKS),
  )
  return ids.map(id => `address ${id}`)
}

function textsUnder(answer: unknown, list: string, field: string): readonly string[] {
  const entries = fieldOf(answer, list)
  if (!Array.isArray(entries)) return []
  return entries.map((entry: unknown) => fieldOf(entry, field)).filter(text => typeof text === 'string')
}

/** The leftovers in lines, for people. */
export function leftoverLines(leftovers: readonly string[]): readonly string[] {
  if (leftovers.length === 0) return ['No check has left anything behind in the account.']
  return leftovers.map(what => `! left behind by a check: ${what}`)
}
