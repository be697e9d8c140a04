import * as z from 'zod'

/** An http or https address without credentials. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not hold a name or password')
