import { footerSignUp } from '@wallart/sdk'
import { createAccountsClient } from '@wallart/sdk/clients/accounts'
import { createAuthEmailsClient } from '@wallart/sdk/clients/auth-emails'
import { createLegacyAccountClient } from '@wallart/sdk/clients/legacy-account'
import { createContactClient } from '@wallart/sdk/clients/contact'
import { createNewsletterClient } from '@wallart/sdk/clients/newsletter'
import { createTrackerClient } from '@wallart/sdk/clients/tracker'
import { checkLegacyAccountContract } from '@wallart/sdk/contracts/check-legacy-account'
import { customerContract } from '@wallart/sdk/contracts/customer'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { sendContactMessageContract } from '@wallart/sdk/contracts/send-contact-message'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { ACTIVITIES } from '@wallart/sdk/operations/activities'
import { addBasketItems } from '@wallart/sdk/operations/add-basket-items'
import { authorizeGuest } from '@wallart/sdk/operations/authorize-guest'
import { changePassword } from '@wallart/sdk/operations/change-password'
import { createBasket } from '@wallart/sdk/operations/create-basket'
import { createProductList } from '@wallart/sdk/operations/create-product-list'
import { deleteBasket } from '@wallart/sdk/operations/delete-basket'
import { getToken } from '@wallart/sdk/operations/get-token'
import { logIn } from '@wallart/sdk/operations/log-in'
import { mergeBaskets } from '@wallart/sdk/operations/merge-baskets'
import { registerCustomer } from '@wallart/sdk/operations/register-customer'
import { requestPasswordReset } from '@wallart/sdk/operations/request-password-reset'
import { sendContactMessage } from '@wallart/sdk/operations/send-contact-message'
import { submitPasswordReset } from '@wallart/sdk/operations/submit-password-reset'
import { subscribeNewsletter } from '@wallart/sdk/operations/subscribe-newsletter'
import { trackPageView } from '@wallart/sdk/operations/track-page-view'
import { transferBasket } from '@wallart/sdk/operations/transfer-basket'
import { updateCustomer } from '@wallart/sdk/operations/update-customer'
import type { CheckTarget } from '../model/target.ts'
import { createScenarioBaskets } from './basket-scenarios.ts'
import { createScenarioLists } from './customer-scenarios.ts'
import type { Scenario } from './scenario.ts'
import { createScenarioSessions } from './session-scenarios.ts'

const empty = emptyContract

export const NEW_ACCOUNT: Scenario = {
  name: 'new account',
  kind: 'side-effect',
  covers: [
    registerCustomer,
    logIn,
    updateCustomer,
    createProductList,
    transferBasket,
    mergeBaskets,
    changePassword,
  ],
  alsoCalls: [authorizeGuest, getToken, createBasket, addBasketItems, deleteBasket],
  needs: ['guestToken', 'productId'],
  sendsEmails: true,
  async run(context) {
    const { target, scope, siteContext, runId } = context
    const email = runEmail(target, runId)
    if (!email) return
    const password = `Check-${runId}-9z!`
    context.markRemaining(`the account contract-check+${runId}`)
    const accounts = createAccountsClient(context.guest, {
      ...scope,
      contracts: { customer: customerContract, empty },
    })
    await accounts.register({
      firstName: 'Contract',
      lastName: 'Check',
      email,
      password,
      acceptsMarketing: false,
    })
    const sessions = createScenarioSessions(context)
    const guestSession = target.clientSecret
      ? await sessions.loginGuestWithSecret()
      : await sessions.loginGuestWithPkce()
    const guestBaskets = createScenarioBaskets(context.withToken(guestSession.accessToken), context)
    const { basketId } = await guestBaskets.create(siteContext.currency)
    await guestBaskets.addItems(basketId, [
      { productId: siteContext.known.productId ?? '', quantity: 1, custom: {} },
    ])
    const session = await sessions.loginWithPassword(
      { username: email, password },
      { usid: guestSession.usid },
    )
    const { customerId } = session
    const ownHttp = context.withToken(session.accessToken)
    const baskets = createScenarioBaskets(ownHttp, context)
    const merged = await baskets.merge()
    context.undo('the basket of the new account', () => baskets.delete(merged.basketId))
    await baskets.transfer()
    const ownAccounts = createAccountsClient(ownHttp, {
      ...scope,
      contracts: { customer: customerContract, empty },
    })
    // Longer than the name before, so that the pseudonyms of a recorded run tell them apart.
    await ownAccounts.update(customerId, { firstName: 'Contracts' })
    await createScenarioLists(ownHttp, context).create(customerId)
    await ownAccounts.changePassword(customerId, { currentPassword: password, password: `${password}2` })
  },
}

// A unique address per run avoids the shop's rate limit.
function runEmail({ sinkEmail }: CheckTarget, runId: string): string | undefined {
  return sinkEmail?.replace('@', `+${runId}@`)
}

export const EMAILS: Scenario = {
  name: 'mails',
  kind: 'side-effect',
  covers: [sendContactMessage, subscribeNewsletter, submitPasswordReset, requestPasswordReset],
  needs: [],
  sendsEmails: true,
  async run({ http, site, scope, target, runId, markRemaining }) {
    const { clientId, clientSecret, redirectUri } = target
    const sink = runEmail(target, runId)
    if (!sink) return
    if (target.servicesFor(site).marketing) markRemaining(`the newsletter for contract-check+${runId}`)
    await createNewsletterClient(http).subscribe(footerSignUp(sink))
    await createContactClient(http, {
      ...scope,
      contracts: { contactReference: sendContactMessageContract },
    }).send({
      topic: 'other',
      name: 'Contract check',
      email: sink,
      orderNumber: '',
      message: 'This message comes from the contract check and needs no answer.',
    })
    await createLegacyAccountClient(http, {
      siteId: scope.siteId,
      contracts: {
        isLegacy: checkLegacyAccountContract,
      },
    }).submitPasswordReset(sink)
    const authEmails = createAuthEmailsClient(http, {
      ...scope,
      clientId,
      clientSecret,
      redirectUri,
      contracts: { token: tokenContract },
    })
    await authEmails.requestPasswordReset({ userId: sink })
  },
}

/** Tracking events: eleven activities and the legacy store's page view. */
export const TRACKING: Scenario = {
  name: 'tracking',
  kind: 'side-effect',
  covers: [...Object.values(ACTIVITIES), trackPageView],
  needs: ['upi'],
  async run({ http, siteContext, scope }) {
    const body = {
      realm: siteContext.recommendationRealm,
      instanceType: 'sbx',
      cookieId: 'contract-check',
      products: [{ id: siteContext.known.upi }],
    }
    for (const operation of Object.values(ACTIVITIES))
      await http.send(operation, { contract: empty, path: { site: siteContext.recommendationSite }, body })
    await createTrackerClient(http, scope).pageView()
  },
}
