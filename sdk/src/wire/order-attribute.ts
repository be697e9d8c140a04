import * as z from './schema.ts'

/** Something that was chosen for a piece of an order, such as its frame. */
export const orderAttributeWire = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  value: /* @__PURE__ */ z.string(),
})
