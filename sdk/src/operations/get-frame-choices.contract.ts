import type { FrameChoices, FrameConfiguration } from '../model/frame.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeText } from '../wire/fields.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import { productLink } from '../rules/address/product-link.ts'
import { refine } from '../wire/refine.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const length = /* @__PURE__ */ z.number(/* @__PURE__ */ refine(inches => inches > 0 && inches < 1000))
const colour = /* @__PURE__ */ z.string(/* @__PURE__ */ refine(text => /^#[0-9a-f]{6}$/.test(text)))
const named = { code: nonEmptyText, name: nonEmptyText }

const matWire = /* @__PURE__ */ z.object({ code: nonEmptyText, width: length })

const configurationWire = /* @__PURE__ */ z.object({
  size: nonEmptyText,
  moulding: nonEmptyText,
  topMat: /* @__PURE__ */ z.nullish(matWire),
  bottomMat: /* @__PURE__ */ z.nullish(matWire),
  glass: nonEmptyText,
})

const wire = /* @__PURE__ */ z.object({
  upi: nonEmptyText,
  title: maybeText,
  artistName: maybeText,
  imageId: nonEmptyText,
  productUrl: maybeText,
  sizes: /* @__PURE__ */ z.array(
    /* @__PURE__ */ z.object({ code: nonEmptyText, width: length, height: length }),
  ),
  mouldings: /* @__PURE__ */ z.array(
    /* @__PURE__ */ z.object({
      ...named,
      colour: nonEmptyText,
      tier: nonEmptyText,
      width: length,
      face: colour,
    }),
  ),
  mats: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({ ...named, face: colour })),
  topMatWidths: /* @__PURE__ */ z.array(length),
  bottomMatWidths: /* @__PURE__ */ z.array(length),
  glass: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object(named)),
  defaults: configurationWire,
})

/** What frames are put together from, on the wire. */
export type FrameChoicesWire = z.infer<typeof wire>

/** What the shop insists on in the choices of frames. */
export const getFrameChoicesContract: Contract<FrameChoices> = /* @__PURE__ */ createContract(
  wire,
  ({ title, artistName, productUrl, defaults, ...choices }) => ({
    ...choices,
    title: title ?? '',
    artistName: artistName ?? '',
    productUrl: productUrl ? productLink(productUrl, choices.upi) : '',
    defaults: toConfiguration(defaults),
  }),
)

function toConfiguration({
  topMat,
  bottomMat,
  ...rest
}: z.infer<typeof configurationWire>): FrameConfiguration {
  return { ...rest, ...omitNullish({ topMat, bottomMat }) }
}
