import { getRecommendersContract } from '@wallart/sdk/contracts/get-recommenders'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { recommendationContract } from '@wallart/sdk/contracts/recommendation'
import { ACTIVITIES } from '@wallart/sdk/operations/activities'
import { getRecommendations } from '@wallart/sdk/operations/get-recommendations'
import { getRecommenders } from '@wallart/sdk/operations/get-recommenders'
import { getZoneRecommendations } from '@wallart/sdk/operations/get-zone-recommendations'
import type { ExchangeRequest } from '../exchange/exchange.ts'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan } from '../model/plan.ts'
import { RECOMMENDATION_RULES } from '../rules/platform-rules.ts'
import { UNKNOWN_ID, positiveProbe, negativeProbe } from './probe-builders.ts'

const sitePath = ({ recommendationSite }: SiteContext) => ({ site: recommendationSite })
const recommendationBody = ({ recommendationRealm, known }: SiteContext) => ({
  realm: recommendationRealm,
  instanceType: 'sbx',
  cookieId: 'contract-check',
  products: known.upi ? [{ id: known.upi }] : [],
})
const recommenderCall = (
  context: SiteContext,
  recommender = context.known.recommender ?? '',
): ExchangeRequest['call'] => ({
  path: { ...sitePath(context), recommender },
  body: recommendationBody(context),
})
const zoneCall = (context: SiteContext, zone = 'pdp'): ExchangeRequest['call'] => ({
  path: { ...sitePath(context), zone },
  body: recommendationBody(context),
})
// Overrides the header of the service address.
const WITHOUT_CLIENT_ID = { headers: { 'x-cq-client-id': '' } }

export const RECOMMENDATION_PLANS: readonly Plan[] = [
  createPlan({
    operation: getRecommenders,
    contract: getRecommendersContract,
    readBy: ['carousels'],
    provides: ([first]) => (first ? { recommender: first.name } : {}),
    probes: [
      positiveProbe('those of the site', context => ({ path: sitePath(context) })),
      negativeProbe(
        'unknown site',
        404,
        ({ recommendationRealm }) => ({ path: { site: `${recommendationRealm}-Unknown` } }),
        { dialect: 'house' },
      ),
      negativeProbe(
        'no client id',
        [401, 403],
        context => ({ path: sitePath(context), ...WITHOUT_CLIENT_ID }),
        {
          dialect: 'house',
        },
      ),
    ],
  }),
  createPlan({
    operation: getRecommendations,
    contract: recommendationContract,
    readBy: ['carousels'],
    rules: RECOMMENDATION_RULES,
    probes: [
      positiveProbe('for a product', context => recommenderCall(context), { needs: ['upi', 'recommender'] }),
      negativeProbe('unknown recommender', 404, context => recommenderCall(context, UNKNOWN_ID), {
        dialect: 'house',
      }),
      negativeProbe('no visitor', 400, context => ({ ...recommenderCall(context), body: {} }), {
        needs: ['recommender'],
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: getZoneRecommendations,
    contract: recommendationContract,
    readBy: ['carousels'],
    rules: RECOMMENDATION_RULES,
    probes: [
      positiveProbe('for the product page', context => zoneCall(context), { needs: ['upi'] }),
      negativeProbe('unknown zone', 404, context => zoneCall(context, UNKNOWN_ID), { dialect: 'house' }),
      negativeProbe('no visitor', 400, context => ({ ...zoneCall(context), body: {} }), { dialect: 'house' }),
    ],
  }),
  ...Object.values(ACTIVITIES).map(operation =>
    createPlan({
      operation,
      contract: emptyContract,
      readBy: [],
      ignoresBody: true,
      probes: [
        negativeProbe('no visitor', 400, context => ({ path: sitePath(context), body: {} }), {
          dialect: 'house',
        }),
        negativeProbe(
          'no client id',
          [401, 403],
          context => ({ path: sitePath(context), body: {}, ...WITHOUT_CLIENT_ID }),
          {
            dialect: 'house',
          },
        ),
      ],
    }),
  ),
]
