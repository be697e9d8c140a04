import type { Crumb } from '../model/category.ts'
import { maybeText } from './fields.ts'
import { sameSitePath } from '../rules/address/same-site-path.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const crumbWire = /* @__PURE__ */ z.object({
  id: maybeText,
  name: /* @__PURE__ */ z.string(),
  displayURL: maybeText,
  resourceURL: maybeText,
})

/** A step of a breadcrumb trail on the wire. */
export type CrumbWire = z.infer<typeof crumbWire>

export function toCrumb({ id, name, displayURL, resourceURL }: CrumbWire): Crumb {
  return {
    id: id ?? '',
    name,
    displayUrl: sameSitePath(displayURL) ?? '',
    ...omitNullish({ resourceUrl: resourceURL }),
  }
}
