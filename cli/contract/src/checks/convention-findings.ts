import { productTypeGroup, SITES } from '@wallart/sdk'
import { generalizePointer, pointerSegment } from '../json/pointer.ts'
import { quotedWord } from '../json/quoted-word.ts'
import type { Plan } from '../model/plan.ts'
import type { SiteContext } from '../model/site-context.ts'
import type { Finding } from '../report/finding.ts'
import { mergeFindings } from './merge-findings.ts'

const NEVER_REQUESTED =
  /^(ssn|ip_?address|social_?security(_?(no|number))?|tax_?(id|payer_?id)|passport(_?(no|number))?|(drivers?|driving)_?licen[cs]e(_?(no|number))?|(date_?of_?)?birth(_?date|day)?|dob|maiden_?name|iban|bank_?account(_?(no|number))?|routing_?number|nationality|ethnicity|religion)$/i

// Names of people are left out: artists have them too.
const PERSONAL =
  /(^|[a-z_])(e_?mail(_?address)?|(mobile_?)?phone(_?(no|number|home|mobile|business))?)$|^address_?(line_?)?[12]$/i

const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

const TOKEN = /^(access|refresh|id)_?token$/i

interface Convention {
  readonly plan: Plan
  readonly siteContext: SiteContext
}

/** What holds for a name wherever it occurs: closed lists, the currencies of the brand, personal data. */
export function conventionFindings(answer: unknown, convention: Convention): readonly Finding[] {
  return mergeFindings(findingsBelow(answer, '', convention))
}

function findingsBelow(value: unknown, pointer: string, convention: Convention): readonly Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const hasKeysOfData = Array.isArray(value) || convention.plan.maps.includes(generalizePointer(pointer))
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const at = pointer + pointerSegment(key)
    const own = hasKeysOfData ? [] : findingsAt(key, entry, at, convention)
    return own.concat(findingsBelow(entry, at, convention))
  })
}

function findingsAt(
  key: string,
  value: unknown,
  pointer: string,
  { plan, siteContext: { site } }: Convention,
): readonly Finding[] {
  const { personal, query } = plan.operation
  const { readBy } = plan
  if (value === null || value === '') return []
  if (key === 'productTypeGroup' && typeof value === 'string' && productTypeGroup(value) === undefined)
    return [
      {
        pointer,
        count: 1,
        kind: 'enum',
        severity: 'breaking',
        readBy,
        message: `${quotedWord(value, 'A value')} is outside a closed list`,
      },
    ]
  if (/currency$/i.test(key) && typeof value === 'string' && !currenciesOf(site).has(value))
    return [
      {
        pointer,
        count: 1,
        kind: 'rule',
        severity: 'breaking',
        readBy,
        message: `${quotedWord(value, 'The value')} is not a currency of ${site}`,
      },
    ]
  if (personal.includes(key)) return []
  const security = (message: string): Finding[] => [
    { pointer, count: 1, kind: 'security', severity: 'critical', message },
  ]
  if (TOKEN.test(key)) return security('A secret in the response')
  // What says something of a person has such names below those that are declared.
  const isNobodys = personal.every(name => query.includes(name))
  const isPersonal = typeof value === 'string' && (PERSONAL.test(key) || EMAIL_ADDRESS.test(value))
  if (NEVER_REQUESTED.test(key) || (isNobodys && isPersonal)) return security('Undeclared personal data')
  return []
}

function currenciesOf(site: SiteContext['site']): ReadonlySet<string | undefined> {
  const { defaultCurrency, supportedLocales } = SITES[site].l10n
  return new Set([defaultCurrency, ...supportedLocales.map(({ preferredCurrency }) => preferredCurrency)])
}
