import type { Operation } from '@wallart/sdk/operations/operation'
import { parseJson } from '@wallart/sdk'
import type { Exchange } from '../exchange/exchange.ts'
import type { Pseudonymize } from './pseudonymize.ts'

const ALWAYS_PERSONAL =
  /^(authorization|cookie|set-cookie|password|.*token.*|usid|.*email.*|login|username|user_?id|enc_user_id|customer_?(id|no|name)|first_?name|last_?name|second_?name|full_?name|company_?name|holder|phone.*|birthday|address_?(1|2|line1|line2|id)|city|zip|postal_?code|order_?(id|no|number)|tracking.*|.*tracking-?(number|url).*|credit_?card.*|masked_?number|number_?last_?digits|cookie_?id|addresses|shippingAddress|billingAddress|customerInfo|paymentInstruments|paymentCard)$/i

// Shorter values are common words.
const MIN_MASKED_LENGTH = 6

/** Replaces personal data with pseudonyms of the same type and format, also inside longer texts. */
export function maskExchange(exchange: Exchange, operation: Operation, pseudonym: Pseudonymize): Exchange {
  const isPersonal = (name: string) => isPersonalField(name, operation)
  const { text, headers, ...rest } = exchange
  return {
    ...rest,
    headers: maskHeaders(headers, pseudonym),
    ...(text !== undefined && { text: maskText(text, isPersonal, pseudonym) }),
  }
}

export function isPersonalField(name: string, { personal }: Pick<Operation, 'personal'>): boolean {
  return ALWAYS_PERSONAL.test(name) || personal.includes(name)
}

type IsPersonal = (name: string) => boolean

function maskHeaders(headers: Exchange['headers'], pseudonym: Pseudonymize): Exchange['headers'] {
  const allowed = new Set(['content-type', 'cache-control', 'retry-after'])
  const { location } = headers
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => allowed.has(name))),
    ...(location !== undefined && { location: maskUrl(location, pseudonym) }),
  }
}

// Parameter names stay: the contract recognizes an authorization by them.
function maskUrl(address: string, pseudonym: Pseudonymize): string {
  return address.replaceAll(
    /([?&][\w-]+=)([^&#]*)/g,
    (_, name: string, value: string) => name + pseudonym(value),
  )
}

function maskText(text: string, isPersonal: IsPersonal, pseudonym: Pseudonymize): string {
  const json = parseJson(text)
  if (json === undefined) return text.replaceAll(/\p{L}/gu, 'x').replaceAll(/\d/g, '0')
  const personalStrings = [...new Set(collectPersonal(json, isPersonal, false))]
    .filter(trace => trace.length >= MIN_MASKED_LENGTH)
    .toSorted((one, other) => other.length - one.length)
  const replacePersonal = (word: string) =>
    personalStrings.reduce((rest, personal) => rest.replaceAll(personal, () => pseudonym(personal)), word)
  return JSON.stringify(
    mapStrings(json, isPersonal, false, (word, hidden) => (hidden ? pseudonym(word) : replacePersonal(word))),
  )
}

function collectPersonal(value: unknown, isPersonal: IsPersonal, hidden: boolean): string[] {
  if (typeof value === 'string') return hidden || looksPersonal(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    collectPersonal(entry, isPersonal, hidden || isPersonal(name)),
  )
}

function mapStrings(
  value: unknown,
  isPersonal: IsPersonal,
  hidden: boolean,
  change: (text: string, hidden: boolean) => string,
): unknown {
  if (typeof value === 'string') return change(value, hidden || looksPersonal(value))
  if (typeof value === 'number') return hidden ? 1 : value
  if (Array.isArray(value))
    return value.map((entry: unknown) => mapStrings(entry, isPersonal, hidden, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: [string, unknown]) => [
      name,
      mapStrings(entry, isPersonal, hidden || isPersonal(name), change),
    ]),
  )
}

export function looksPersonal(text: string): boolean {
  return /[^\s@]@[^\s@]+\.\w/.test(text) || /\beyJ[\w-]+\./.test(text) || /\b[\da-f]{32,64}\b/i.test(text)
}
