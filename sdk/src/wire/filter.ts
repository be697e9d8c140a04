import type { Filter, FilterValue } from '../model/listing.ts'
import { maybeFlag, maybeList, maybeNumber, maybeText } from './fields.ts'
import { nonEmptyText } from './non-empty-text.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

const filterValueWire = /* @__PURE__ */ z.object({
  value: nonEmptyText,
  label: maybeText,
  displayURL: maybeText,
  selected: maybeFlag,
  count: maybeNumber,
})

/** One value of a filter on the wire. */
export type FilterValueWire = z.infer<typeof filterValueWire>

export const filterWire = /* @__PURE__ */ z.object({
  attributeId: nonEmptyText,
  label: /* @__PURE__ */ z.string(),
  values: /* @__PURE__ */ maybeList(filterValueWire),
  rootName: maybeText,
  rootDisplayURL: maybeText,
  rootResourceURL: maybeText,
  selected: maybeFlag,
})

/** A filter on the wire. */
export type FilterWire = z.infer<typeof filterWire>

export function toFilter(from: FilterWire): Filter {
  return {
    attributeId: from.attributeId,
    label: from.label,
    values: (from.values ?? []).map(toFilterValue),
    rootName: from.rootName ?? '',
    rootDisplayUrl: from.rootDisplayURL ?? '',
    rootResourceUrl: from.rootResourceURL ?? '',
    selected: from.selected ?? false,
  }
}

function toFilterValue({ value, label, displayURL, selected, count }: FilterValueWire): FilterValue {
  return {
    value,
    label: label || value,
    displayUrl: displayURL ?? '',
    selected: selected ?? false,
    ...omitNullish({ count }),
  }
}
