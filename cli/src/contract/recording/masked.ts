import type { Operation } from '@wallart/sdk/operations/operation'
import type { Exchange } from '../exchange.ts'
import type { Pseudonym } from './pseudonym.ts'

const ALWAYS =
  /^(authorization|cookie|set-cookie|password|.*token.*|usid|code|.*email.*|login|username|user_?id|enc_user_id|customer_?(id|no|name)|first_?name|last_?name|second_?name|full_?name|company_?name|holder|phone.*|birthday|address_?(1|2|line1|line2|id)|city|zip|postal_?code|order_?(id|no|number)|tracking.*|.*tracking-?(number|url).*|credit_?card.*|masked_?number|number_?last_?digits|cookie_?id|addresses|shippingAddress|billingAddress|customerInfo|paymentInstruments|paymentCard)$/i

// Shorter ones are words that stand everywhere.
const SHORTEST_TRACE = 6

/** An answer in which whatever belongs to somebody has a pseudonym of the same type and form, also where it is part of another text. */
export function masked(exchange: Exchange, operation: Operation, pseudonym: Pseudonym): Exchange {
  const isPersonal = (name: string) => ALWAYS.test(name) || operation.personal.includes(name)
  const { text, headers, ...rest } = exchange
  return {
    ...rest,
    headers: maskedHeaders(headers, pseudonym),
    ...(text !== undefined && { text: maskedText(text, isPersonal, pseudonym) }),
  }
}

type IsPersonal = (name: string) => boolean

function maskedHeaders(headers: Exchange['headers'], pseudonym: Pseudonym): Exchange['headers'] {
  const allowed = new Set(['content-type', 'cache-control', 'retry-after'])
  const { location } = headers
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => allowed.has(name))),
    ...(location !== undefined && { location: maskedAddress(location, pseudonym) }),
  }
}

// The names of the query stay, because an authorization is told by them.
function maskedAddress(address: string, pseudonym: Pseudonym): string {
  return address.replaceAll(
    /([?&][\w-]+=)([^&#]*)/g,
    (_, name: string, value: string) => name + pseudonym(value),
  )
}

function maskedText(text: string, isPersonal: IsPersonal, pseudonym: Pseudonym): string {
  const json = parsed(text)
  if (json === undefined) return text.replaceAll(/\p{L}/gu, 'x').replaceAll(/\d/g, '0')
  const traces = [...new Set(personalTexts(json, isPersonal, false))]
    .filter(trace => trace.length >= SHORTEST_TRACE)
    .toSorted((one, other) => other.length - one.length)
  const withoutTraces = (word: string) =>
    traces.reduce((rest, trace) => rest.replaceAll(trace, () => pseudonym(trace)), word)
  return JSON.stringify(
    changed(json, isPersonal, false, (word, hidden) => (hidden ? pseudonym(word) : withoutTraces(word))),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function personalTexts(value: unknown, isPersonal: IsPersonal, hidden: boolean): string[] {
  if (typeof value === 'string') return hidden || looksPersonal(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    personalTexts(entry, isPersonal, hidden || isPersonal(name)),
  )
}

function changed(
  value: unknown,
  isPersonal: IsPersonal,
  hidden: boolean,
  change: (text: string, hidden: boolean) => string,
): unknown {
  if (typeof value === 'string') return change(value, hidden || looksPersonal(value))
  if (typeof value === 'number') return hidden ? 1 : value
  if (Array.isArray(value)) return value.map((entry: unknown) => changed(entry, isPersonal, hidden, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: [string, unknown]) => [
      name,
      changed(entry, isPersonal, hidden || isPersonal(name), change),
    ]),
  )
}

function looksPersonal(text: string): boolean {
  return /[^\s@]@[^\s@]+\.\w/.test(text) || /\beyJ[\w-]+\./.test(text) || /\b[\da-f]{32,64}\b/i.test(text)
}
