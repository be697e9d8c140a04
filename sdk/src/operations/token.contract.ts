import type { IssuedTokens } from '../model/session.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeText } from '../wire/fields.ts'
import { refine } from '../wire/refine.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

// What is no visible ASCII cannot be sent in a header.
const token = /* @__PURE__ */ z.string(/* @__PURE__ */ refine(text => /^[\x21-\x7e]+$/.test(text)))
const seconds = /* @__PURE__ */ z.number(/* @__PURE__ */ refine(value => value >= 0))

const wire = /* @__PURE__ */ z.object({
  access_token: token,
  refresh_token: token,
  expires_in: seconds,
  refresh_token_expires_in: seconds,
  usid: /* @__PURE__ */ z.string(),
  customer_id: /* @__PURE__ */ z.string(),
  enc_user_id: /* @__PURE__ */ z.string(),
  dnt: maybeText,
})

/** Tokens on the wire. */
export type TokenWire = z.infer<typeof wire>

/** Converts the wire format to the shop's tokens. */
export function toIssuedTokens(from: TokenWire): IssuedTokens {
  return {
    accessToken: from.access_token,
    refreshToken: from.refresh_token,
    usid: from.usid,
    customerId: from.customer_id,
    encUserId: from.enc_user_id,
    accessSeconds: from.expires_in,
    refreshSeconds: from.refresh_token_expires_in,
    ...(from.dnt ? { dnt: from.dnt === 'true' || from.dnt === '1' } : {}),
  }
}

/** The contract for tokens. */
export const tokenContract: Contract<IssuedTokens> = /* @__PURE__ */ createContract(wire, toIssuedTokens)
