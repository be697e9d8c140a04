import { refine } from './refine.ts'
import * as z from './schema.ts'

export const count = /* @__PURE__ */ z.number(/* @__PURE__ */ refine(number => number >= 0))
