/** Compiled when it is first used, which no browser allows that keeps to the shop's content security policy. */
export { $ZodObjectJIT as ObjectSchema } from 'zod/v4/core'
