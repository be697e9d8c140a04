import type { SitemapPart } from '../model/sitemap.ts'
import { createContract } from '../wire/create-contract.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { refine } from '../wire/refine.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const entryWire = /* @__PURE__ */ z.object({
  url: nonEmptyText,
  changedOn: /* @__PURE__ */ z.string(/* @__PURE__ */ refine(day => /^\d{4}-\d{2}-\d{2}$/.test(day))),
})

const wire = /* @__PURE__ */ z.object(
  {
    last: /* @__PURE__ */ z.number(),
    version: nonEmptyText,
    count: /* @__PURE__ */ z.number(),
    entries: /* @__PURE__ */ z.array(entryWire),
  },
  // A list that was cut short would take pages out of search engines.
  /* @__PURE__ */ refine(({ count, entries }) => entries.length === count, 'count'),
)

/** The pages in a range on the wire. */
export type SitemapPartWire = z.infer<typeof wire>

/** The contract for the pages in a range. */
export const getSitemapContract: Contract<SitemapPart> = /* @__PURE__ */ createContract(
  wire,
  ({ last, version, entries }) => ({ last, version, entries }),
)
