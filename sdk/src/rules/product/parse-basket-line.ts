import type { BasketLine } from '../../model/basket.ts'
import type { Message, Result } from '../../model/message.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'

/** How long the text of a basket line may be. */
export const MAX_BASKET_LINE_LENGTH = 20_000

/** Why the basket line of a variant cannot be used. */
export type BasketLineProblem = 'basket-line.unreadable' | 'basket-line.no-product' | 'basket-line.quantity'

/** The basket line that comes with a variant; when it names no UPI, the variant's own goes with it. */
export function parseBasketLine({
  salesForcePayload,
  upi,
}: Pick<ProductVariant, 'salesForcePayload' | 'upi'>): Result<BasketLine, Message<BasketLineProblem>> {
  const fields = parsePayload(salesForcePayload)
  if (!fields) return problem('basket-line.unreadable')
  const { productId, quantity = 1, c_upi: ownUpi, ...rest } = fields
  if (!isNonEmptyString(productId)) return problem('basket-line.no-product')
  if (!isPositiveInteger(quantity)) return problem('basket-line.quantity')
  const custom = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith('c_')))
  return { ok: true, value: { productId, quantity, upi: isNonEmptyString(ownUpi) ? ownUpi : upi, custom } }
}

function parsePayload(payload: string): Readonly<Record<string, unknown>> | undefined {
  if (payload.length > MAX_BASKET_LINE_LENGTH) return undefined
  try {
    const parsed: unknown = JSON.parse(payload, (name, value: unknown) =>
      name === '__proto__' ? undefined : value,
    )
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNonEmptyString(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function problem(code: BasketLineProblem): {
  readonly ok: false
  readonly error: Message<BasketLineProblem>
} {
  return { ok: false, error: { code, message: GENERIC_ERROR.message } }
}
