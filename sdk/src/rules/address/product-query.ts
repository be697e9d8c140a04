import { encodedSegment } from './encoded-segment.ts'

/** A single value of a product API query. */
export type QueryScalar = string | number | boolean

/** What a parameter of the product API may hold. */
export type ProductQueryValue =
  QueryScalar | readonly QueryScalar[] | Readonly<Record<string, QueryScalar | undefined>> | undefined

/** A parameter as the product API reads it: arrays joined with commas, objects as key:value pairs. */
export function productQueryText(value: Exclude<ProductQueryValue, undefined>): string {
  if (typeof value !== 'object') return String(value)
  if (isList(value)) return value.join(',')
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined)
  return pairs.map(([key, part]) => `${key}:${part}`).join(',')
}

/** The query of a product API call, without its question mark; what holds nothing is left out. */
export function productQuery(parameters: Readonly<Record<string, ProductQueryValue>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => [name, value === undefined ? '' : productQueryText(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encodeQueryPart(name)}=${encodeQueryPart(text)}`)
    .join('&')
}

function isList(value: object): value is readonly QueryScalar[] {
  return Array.isArray(value)
}

function encodeQueryPart(text: string): string {
  return encodedSegment(text).replace(/%2C/g, ',').replace(/%3A/g, ':')
}
