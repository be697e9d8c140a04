import * as z from 'zod'

const error = ({ input }: { readonly input?: unknown }) =>
  input === undefined ? undefined : 'must be an address with http:// or https://'

export const webAddress = z
  .url({ protocol: /^https?$/, error, abort: true })
  .refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not hold a name or password')

const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/

/** Scheme, host and port alone, as browsers write it. */
export const webOrigin = webAddress
  .refine(text => HOST.test(new URL(text).hostname), 'has no such host')
  .refine(text => {
    const { pathname, search } = new URL(text)
    return pathname === '/' && search === ''
  }, 'must not have a path')
  .transform(text => new URL(text).origin)
