import type { Translations } from '../model/translations.ts'
import { createContract } from '../wire/create-contract.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.record(/* @__PURE__ */ z.string())

/** The shop's texts on the wire. */
export type TranslationsWire = z.infer<typeof wire>

/** The contract for translations. */
export const getTranslationsContract: Contract<Translations> = /* @__PURE__ */ createContract(
  wire,
  texts => texts,
)
