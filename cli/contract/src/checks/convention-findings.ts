import { productTypeGroup, SITES, type SiteId } from '@wallart/sdk'
import { generalizePointer, pointerSegment } from '../json/pointer.ts'
import { quotedWord } from '../json/quoted-word.ts'
import type { Plan, ProbeRequest } from '../model/plan.ts'
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
  readonly request: ProbeRequest
}

/** What holds for a name wherever it occurs: closed lists, currencies, personal data. */
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
  { plan, request }: Convention,
): readonly Finding[] {
  const { personal } = plan.operation
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
  const currencyProblem =
    /currency$/i.test(key) && typeof value === 'string' && foreignCurrency(value, plan, request)
  if (currencyProblem)
    return [{ pointer, count: 1, kind: 'rule', severity: 'breaking', readBy, message: currencyProblem }]
  if (personal.includes(key)) return []
  const security = (message: string): Finding[] => [
    { pointer, count: 1, kind: 'security', severity: 'critical', message },
  ]
  if (TOKEN.test(key)) return security('A secret in the response')
  const isPersonal = typeof value === 'string' && (PERSONAL.test(key) || EMAIL_ADDRESS.test(value))
  if (NEVER_REQUESTED.test(key) || (isPublic(plan.operation) && isPersonal))
    return security('Undeclared personal data')
  return []
}

// What says something of a person has such names below those that are declared.
function isPublic({ personal, query }: Plan['operation']): boolean {
  return personal.every(name => query.includes(name))
}

function foreignCurrency(
  value: string,
  { operation }: Plan,
  { siteContext: { site, locale, currency }, call: { query } }: ProbeRequest,
): string | undefined {
  const word = quotedWord(value, 'The value')
  // Orders, baskets and gift cards may be in another currency of the brand.
  const isChosen =
    query?.['currency'] !== undefined || (isPublic(operation) && query?.['locale'] !== undefined)
  if (isChosen)
    return value === currency ? undefined : `${word} is not ${currency}, the currency of ${locale}`
  return currenciesOf(site).has(value) ? undefined : `${word} is not a currency of ${site}`
}

function currenciesOf(site: SiteId): ReadonlySet<string | undefined> {
  const { defaultCurrency, supportedLocales } = SITES[site].l10n
  return new Set([defaultCurrency, ...supportedLocales.map(({ preferredCurrency }) => preferredCurrency)])
}
