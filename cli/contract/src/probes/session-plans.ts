import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { sendContactMessageContract } from '@wallart/sdk/contracts/send-contact-message'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { authorizeGuest } from '@wallart/sdk/operations/authorize-guest'
import { getPasswordlessToken } from '@wallart/sdk/operations/get-passwordless-token'
import { getToken } from '@wallart/sdk/operations/get-token'
import { logIn } from '@wallart/sdk/operations/log-in'
import { logOut } from '@wallart/sdk/operations/log-out'
import { requestPasswordReset } from '@wallart/sdk/operations/request-password-reset'
import { resetPassword } from '@wallart/sdk/operations/reset-password'
import { sendContactMessage } from '@wallart/sdk/operations/send-contact-message'
import { startLegacySession } from '@wallart/sdk/operations/start-legacy-session'
import { startPasswordlessLogin } from '@wallart/sdk/operations/start-passwordless-login'
import { submitPasswordReset } from '@wallart/sdk/operations/submit-password-reset'
import { subscribeNewsletter } from '@wallart/sdk/operations/subscribe-newsletter'
import { trackPageView } from '@wallart/sdk/operations/track-page-view'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan } from '../model/plan.ts'
import { negativeProbe, unauthenticatedProbe } from './probe-builders.ts'

const organizationCall = ({ organizationId }: SiteContext) => ({ path: { organizationId } })
const emptyFormCall = (context: SiteContext) => ({ ...organizationCall(context), body: {} })
const emptyFormProbe = negativeProbe('nothing filled in', [400, 401], emptyFormCall, { dialect: 'login' })

export const SESSION_PLANS: readonly Plan[] = [
  createPlan({
    operation: authorizeGuest,
    contract: authorizationContract,
    readBy: ['sessions'],
    probes: [negativeProbe('no program', [400, 401], organizationCall, { dialect: 'login' })],
  }),
  createPlan({
    operation: getToken,
    contract: tokenContract,
    readBy: ['sessions'],
    probes: [emptyFormProbe],
  }),
  createPlan({
    operation: logIn,
    contract: authorizationContract,
    readBy: ['sign-in'],
    probes: [emptyFormProbe],
  }),
  createPlan({
    operation: logOut,
    contract: emptyContract,
    readBy: [],
    ignoresBody: true,
    probes: [negativeProbe('no token', [401, 400], organizationCall)],
  }),
  createPlan({
    operation: getPasswordlessToken,
    contract: tokenContract,
    readBy: ['sign-in by e-mail'],
    probes: [emptyFormProbe],
  }),
  ...[requestPasswordReset, resetPassword, startPasswordlessLogin].map(operation =>
    createPlan({
      operation,
      contract: emptyContract,
      readBy: [],
      ignoresBody: true,
      probes: [emptyFormProbe],
    }),
  ),
  createPlan({
    operation: startLegacySession,
    contract: emptyContract,
    readBy: [],
    ignoresBody: true,
    probes: [unauthenticatedProbe(({ site }) => ({ path: { siteId: site } }))],
  }),
  createPlan({
    operation: submitPasswordReset,
    contract: emptyContract,
    readBy: [],
    ignoresBody: true,
    probes: [negativeProbe('no address', 400, () => ({ body: {} }), { dialect: 'house' })],
  }),
  createPlan({
    operation: sendContactMessage,
    contract: sendContactMessageContract,
    readBy: [],
    probes: [
      negativeProbe('no message', 400, ({ site }) => ({ query: { siteId: site }, body: {} }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: subscribeNewsletter,
    contract: emptyContract,
    readBy: [],
    ignoresBody: true,
    probes: [
      negativeProbe('no address', 400, () => ({ body: {} }), { dialect: 'house' }),
      negativeProbe('no key', [401, 403], () => ({ body: {}, headers: { 'api-key': '' } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: trackPageView,
    contract: emptyContract,
    readBy: [],
    ignoresBody: true,
    probes: [],
  }),
]
