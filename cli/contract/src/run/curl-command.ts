import { encodedSegment } from '@wallart/sdk'
import type { HttpOptions, ServiceAddress } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { ExchangeRequest } from '../exchange/exchange.ts'
import { isPersonalField, looksPersonal } from '../recording/mask-exchange.ts'

type Call = ExchangeRequest['call']
type Hide = (name: string, value: string, encode?: (text: string) => string) => string

// Not part of any request; they enclose the name of a variable until the line is quoted.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const VARIABLE = /\uE000(.+?)\uE001/g

const KEY_VARIABLES: Readonly<Record<string, string>> = {
  'api-key': 'MARKETING_API_KEY',
  'x-cq-client-id': 'RECS_CLIENT_ID',
}

/** The request of a probe as a line for a shell, which asks for each secret by the name of a variable. */
export function curlCommand(operation: Operation, call: Call, services: HttpOptions['services']): string {
  const { method, service: name } = operation
  const service = services[name] ?? `${OPEN}${name}_URL${CLOSE}`
  const { url, headers = {} }: ServiceAddress = typeof service === 'string' ? { url: service } : service
  const hide: Hide = (field, value, encode = text => text) =>
    isPersonalField(field, operation) || looksPersonal(value) ? OPEN + field + CLOSE : encode(value)
  const sent = Object.entries({ ...headers, ...call.headers }).map(
    ([header, value]) => `${header}: ${headerValue(header, value)}`,
  )
  const body = bodyText(operation, call, hide)
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(operation.body === 'json' && call.body !== undefined ? ['content-type: application/json'] : [])
      .concat(sent)
      .map(header => `-H ${quoted(header)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
    quoted(url.replace(/\/$/, '') + pathText(operation, call, hide) + queryText(operation, call, hide)),
  ].join(' ')
}

function headerValue(header: string, value: string): string {
  const [, scheme] = /^(Bearer|Basic) ./i.exec(value) ?? []
  if (scheme) return `${scheme} ${OPEN}${/bearer/i.test(scheme) ? 'token' : 'credentials'}${CLOSE}`
  const key = KEY_VARIABLES[header.toLowerCase()]
  return key && value ? OPEN + key + CLOSE : value
}

function pathText({ path }: Operation, { path: values = {} }: Call, hide: Hide): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => hide(name, values[name] ?? '', encodedSegment))
}

function queryText({ query, repeated = [] }: Operation, call: Call, hide: Hide): string {
  const parts = query.flatMap(name => {
    const value = call.query?.[name]
    if (value === undefined) return []
    const values = repeated.includes(name) ? [value].flat() : [value]
    return values.map(each => `${name}=${hide(name, String(each), encodeURIComponent)}`)
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function bodyText({ body: kind }: Operation, { body, file }: Call, hide: Hide): string | undefined {
  if (file) return `@${OPEN}file${CLOSE}`
  if (body === undefined || !kind) return undefined
  if (kind === 'json')
    return JSON.stringify(body, (name, value: unknown) =>
      typeof value === 'string' ? hide(name, value) : value,
    )
  return Object.entries(body ?? {})
    .flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [`${name}=${hide(name, value, encodeURIComponent)}`] : [],
    )
    .join('&')
}

// A variable that is not set stops the line, and the shell says what it stands for.
function quoted(text: string): string {
  const escaped = text
    .replaceAll(/[\\"$`]/g, String.raw`\$&`)
    .replaceAll(VARIABLE, (_, name: string) => `\${${variableName(name)}:?${name.replaceAll('_', ' ')}}`)
  return `"${escaped}"`
}

function variableName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/\W/g, '_')
    .toUpperCase()
}
