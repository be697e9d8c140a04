import type { Filter, FilterValue } from '../model/listing.ts'
import { maybeFlag, maybeList, maybeNumber, maybeText } from './fields.ts'
import { nonEmptyText } from './non-empty-text.ts'
import * as z from './schema.ts'
import type { FilterValueWire, FilterWire } from './types/filter.ts'
import { omitNullish } from './omit-nullish.ts'

export const filterWire: z.Schema<FilterWire> = /* @__PURE__ */ z.object({
  attributeId: nonEmptyText,
  label: /* @__PURE__ */ z.string(),
  values: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      value: nonEmptyText,
      label: maybeText,
      displayURL: maybeText,
      selected: maybeFlag,
      count: maybeNumber,
    }),
  ),
  rootName: maybeText,
  rootDisplayURL: maybeText,
  rootResourceURL: maybeText,
  selected: maybeFlag,
})

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
