import { siteLink } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'

export const logOut: Action = {
  path: '/logout',
  page: 'login',
  async run({ visitor, context }) {
    await visitor.signOut()
    visitor.lastOrder.forget()
    visitor.delivery.forget()
    return { kind: 'moved', location: siteLink('/login', context) }
  },
}
