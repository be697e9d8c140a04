import * as z from 'zod/mini'
import { must } from './must.ts'

/** Reads how many there are of something. */
export const count: z.ZodMiniType<number> = /* @__PURE__ */ (() =>
  z.number().check(must(number => number >= 0)))()
