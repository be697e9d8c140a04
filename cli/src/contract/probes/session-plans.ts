import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { authorizeGuest } from '@wallart/sdk/operations/authorize-guest'
import { getPasswordlessToken } from '@wallart/sdk/operations/get-passwordless-token'
import { getToken } from '@wallart/sdk/operations/get-token'
import { logIn } from '@wallart/sdk/operations/log-in'
import { logOut } from '@wallart/sdk/operations/log-out'
import { requestPasswordReset } from '@wallart/sdk/operations/request-password-reset'
import { resetPassword } from '@wallart/sdk/operations/reset-password'
import { startLegacySession } from '@wallart/sdk/operations/start-legacy-session'
import { startPasswordlessLogin } from '@wallart/sdk/operations/start-passwordless-login'
import { submitPasswordReset } from '@wallart/sdk/operations/submit-password-reset'
import { subscribeNewsletter } from '@wallart/sdk/operations/subscribe-newsletter'
import { trackPageView } from '@wallart/sdk/operations/track-page-view'
import type { Scene } from '../known.ts'
import { planOf, type Plan } from '../plan.ts'
import { refused, withoutToken } from './ask.ts'

const org = ({ organizationId }: Scene) => ({ path: { organizationId } })
const emptyForm = (scene: Scene) => ({ ...org(scene), body: {} })
const empty = refused('nothing filled in', [400, 401], emptyForm, { dialect: 'login' })

/** Signing in and out, the e-mails for it, and the services that only listen. */
export const SESSION_PLANS: readonly Plan[] = [
  planOf({
    operation: authorizeGuest,
    contract: authorizationContract,
    readBy: ['sessions'],
    probes: [refused('no program', [400, 401], org, { dialect: 'login' })],
  }),
  planOf({
    operation: getToken,
    contract: tokenContract,
    readBy: ['sessions'],
    probes: [empty],
  }),
  planOf({
    operation: logIn,
    contract: authorizationContract,
    readBy: ['sign-in'],
    probes: [empty],
  }),
  planOf({
    operation: logOut,
    contract: emptyContract,
    readBy: [],
    unread: true,
    probes: [refused('no token', [401, 400], org)],
  }),
  planOf({
    operation: getPasswordlessToken,
    contract: tokenContract,
    readBy: ['sign-in by e-mail'],
    probes: [empty],
  }),
  ...[requestPasswordReset, resetPassword, startPasswordlessLogin].map(operation =>
    planOf({ operation, contract: emptyContract, readBy: [], unread: true, probes: [empty] }),
  ),
  planOf({
    operation: startLegacySession,
    contract: emptyContract,
    readBy: [],
    unread: true,
    probes: [withoutToken(({ site }) => ({ path: { siteId: site } }))],
  }),
  planOf({
    operation: submitPasswordReset,
    contract: emptyContract,
    readBy: [],
    unread: true,
    probes: [refused('no address', 400, () => ({ body: {} }), { dialect: 'house' })],
  }),
  planOf({
    operation: subscribeNewsletter,
    contract: emptyContract,
    readBy: [],
    unread: true,
    probes: [
      refused('no address', 400, () => ({ body: {} }), { dialect: 'house' }),
      refused('no key', [401, 403], () => ({ body: {}, headers: { 'api-key': '' } }), { dialect: 'house' }),
    ],
  }),
  planOf({ operation: trackPageView, contract: emptyContract, readBy: [], unread: true, probes: [] }),
]
