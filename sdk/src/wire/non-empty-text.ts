import { refine } from './refine.ts'
import * as z from './schema.ts'

/** Reads a text that must say something. */
export const nonEmptyText: z.Schema<string> = /* @__PURE__ */ z.string(
  /* @__PURE__ */ refine(text => text !== ''),
)
