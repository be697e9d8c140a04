import type { Photo } from '../model/photo.ts'
import { createContract } from '../wire/create-contract.ts'
import { photoWire, toPhoto } from '../wire/photo.ts'
import { issuesOfDropped, lenientList, validEntries } from '../wire/lenient-list.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({ data: /* @__PURE__ */ lenientList(photoWire) })

/** The contract for an album; a broken photo never blocks the others. */
export const getPhotosContract: Contract<readonly Photo[]> = /* @__PURE__ */ createContract(
  wire,
  ({ data }) => validEntries(data, photoWire).valid.map(toPhoto),
  /* @__PURE__ */ issuesOfDropped({ data: photoWire }),
)
