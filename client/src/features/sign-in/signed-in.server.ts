import { redirectTarget, siteLink } from '@wallart/sdk'
import type { SignedIn } from '@wallart/sdk/services/sign-in'
import type { ActionRequest, ActionResult } from '../../framework/action.ts'
import { isImageId } from '../../catalogue/is-image-id.ts'
import type { SignedInView } from './signed-in-view.ts'

/** What follows a sign-in: the picture that was wanted is kept, a dialog greets, and a page moves on. */
export async function signedInResult(
  { fields, visitor, context }: Pick<ActionRequest, 'fields' | 'visitor' | 'context'>,
  { account, merge }: SignedIn,
): Promise<ActionResult> {
  const heart = fields.get('heart') ?? ''
  if (isImageId(heart)) await visitor.favourites.add(heart)
  const location = siteLink(redirectTarget(fields.get('redirect')), context)
  const data = signedInView({ account, merge }, location)
  // Scripts say it in place; without them the cart does.
  return { kind: 'done', data, location: merge.ok ? location : siteLink('/cart', context) }
}

export function signedInView(
  { account, merge }: Pick<SignedIn, 'account' | 'merge'>,
  location: string,
): SignedInView {
  return { firstName: account?.firstName ?? '', isCartMerged: merge.ok, location }
}
