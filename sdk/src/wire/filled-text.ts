import * as z from 'zod/mini'
import { must } from './must.ts'

/** Reads a text that must say something. */
export const filledText: z.ZodMiniType<string> = /* @__PURE__ */ (() =>
  z.string().check(must(text => text !== '')))()
