import type { Message, Result } from '@wallart/sdk'
import { failureMessage } from '../../framework/send-form.ts'
import { submitWithRetry } from '../../framework/submit-with-retry.ts'
import type { AddedView } from './added-view.ts'

export const ADD_PATH = '/cart/items'

/** Asks the shop for a change of the cart; one that was already done under the same key is not done again. */
export async function submitToCart(
  action: string,
  fields: Readonly<Record<string, string>>,
  key: string,
): Promise<Result<AddedView, Message>> {
  const outcome = await submitWithRetry(action, fields, key)
  if (outcome.kind === 'done' && isAddedView(outcome.data)) return { ok: true, value: outcome.data }
  return { ok: false, error: failureMessage(outcome) }
}

function isAddedView(data: unknown): data is AddedView {
  return typeof data === 'object' && data !== null && 'upgrades' in data
}
