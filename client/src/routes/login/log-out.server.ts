import { accountRedirect, redirectTarget, siteLink } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { forgetOrders } from '../checkout/remember-attempt.server.ts'

export const logOut: Action = {
  path: '/logout',
  page: 'login',
  async run({ visitor, context }) {
    await visitor.signOut()
    forgetOrders(visitor)
    visitor.delivery.forget()
    visitor.forgetRecommendationId()
    return { kind: 'moved', location: siteLink('/login', context) }
  },
}

/** Leaves a session that has ended behind. */
export const goOnAsGuest: Action = {
  path: '/login/guest',
  page: 'login',
  async run({ visitor, fields, context }) {
    // In another tab they may have signed in again.
    if (visitor.hasEndedSession()) visitor.goOnAsGuest()
    const target = redirectTarget(fields.get('redirect'))
    return { kind: 'moved', location: siteLink(accountRedirect(false, target) ? '/' : target, context) }
  },
}
