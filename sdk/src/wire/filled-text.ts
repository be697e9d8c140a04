import { must } from './must.ts'
import * as z from './schema.ts'

/** Reads a text that must say something. */
export const filledText: z.Schema<string> = /* @__PURE__ */ z.string(
  /* @__PURE__ */ must(text => text !== ''),
)
