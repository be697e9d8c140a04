import { refine } from './refine.ts'
import * as z from './schema.ts'

export const nonEmptyText: z.Schema<string> = /* @__PURE__ */ z.string(
  /* @__PURE__ */ refine(text => text !== ''),
)
