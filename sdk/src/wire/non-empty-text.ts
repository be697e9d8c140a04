import { refine } from './refine.ts'
import * as z from './schema.ts'

export const nonEmptyText = /* @__PURE__ */ z.string(/* @__PURE__ */ refine(text => text !== ''))
