import * as z from 'zod'

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not hold a name or password')
