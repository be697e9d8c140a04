import * as z from 'zod'

/** An http address without a name or password in it. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not hold a name or password')
