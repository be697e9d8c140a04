import type { Crumb } from '../model/category.ts'
import { maybeText } from './fields.ts'
import * as z from './schema.ts'
import type { CrumbWire } from './types/crumb.ts'
import { omitNullish } from './omit-nullish.ts'

export const crumbWire: z.Schema<CrumbWire> = /* @__PURE__ */ z.object({
  id: maybeText,
  name: /* @__PURE__ */ z.string(),
  displayURL: maybeText,
  resourceURL: maybeText,
})

export function toCrumb({ id, name, displayURL, resourceURL }: CrumbWire): Crumb {
  return {
    id: id ?? '',
    name,
    displayUrl: displayURL ?? '',
    ...omitNullish({ resourceUrl: resourceURL }),
  }
}
