import { getRecommendersContract } from '@wallart/sdk/contracts/get-recommenders'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { recommendationContract } from '@wallart/sdk/contracts/recommendation'
import { ACTIVITIES } from '@wallart/sdk/operations/activities'
import { getRecommendations } from '@wallart/sdk/operations/get-recommendations'
import { getRecommenders } from '@wallart/sdk/operations/get-recommenders'
import { getZoneRecommendations } from '@wallart/sdk/operations/get-zone-recommendations'
import type { Ask } from '../exchange.ts'
import type { Scene } from '../known.ts'
import { planOf, type Plan } from '../plan.ts'
import { RECOMMENDATION_RULES } from '../rules/platform-rules.ts'
import { NOBODY, positive, refused } from './ask.ts'

const siteOf = ({ recommendationSite }: Scene) => ({ site: recommendationSite })
const question = ({ known }: Scene) => ({
  realm: 'wall',
  instanceType: 'sbx',
  cookieId: 'contract-check',
  products: known.upi ? [{ id: known.upi }] : [],
})
const ofRecommender = (scene: Scene, recommender = scene.known.recommender ?? ''): Ask['call'] => ({
  path: { ...siteOf(scene), recommender },
  body: question(scene),
})
const ofZone = (scene: Scene, zone = 'pdp'): Ask['call'] => ({
  path: { ...siteOf(scene), zone },
  body: question(scene),
})
// An empty name takes the header of the service's address back.
const STRANGER = { headers: { 'x-cq-client-id': '' } }

/** What is recommended, and what the recommendations are told. */
export const RECOMMENDATION_PLANS: readonly Plan[] = [
  planOf({
    operation: getRecommenders,
    contract: getRecommendersContract,
    readBy: ['carousels'],
    teaches: ([first]) => (first ? { recommender: first.name } : {}),
    probes: [
      positive('those of the site', scene => ({ path: siteOf(scene) })),
      refused('unknown site', 404, () => ({ path: { site: 'wall-Nobody' } }), { dialect: 'house' }),
      refused('no client id', [401, 403], scene => ({ path: siteOf(scene), ...STRANGER }), {
        dialect: 'house',
      }),
    ],
  }),
  planOf({
    operation: getRecommendations,
    contract: recommendationContract,
    readBy: ['carousels'],
    rules: RECOMMENDATION_RULES,
    probes: [
      positive('for a product', scene => ofRecommender(scene), { needs: ['upi', 'recommender'] }),
      refused('unknown recommender', 404, scene => ofRecommender(scene, NOBODY), { dialect: 'house' }),
      refused('no visitor', 400, scene => ({ ...ofRecommender(scene), body: {} }), {
        needs: ['recommender'],
        dialect: 'house',
      }),
    ],
  }),
  planOf({
    operation: getZoneRecommendations,
    contract: recommendationContract,
    readBy: ['carousels'],
    rules: RECOMMENDATION_RULES,
    probes: [
      positive('for the product page', scene => ofZone(scene), { needs: ['upi'] }),
      refused('unknown zone', 404, scene => ofZone(scene, NOBODY), { dialect: 'house' }),
      refused('no visitor', 400, scene => ({ ...ofZone(scene), body: {} }), { dialect: 'house' }),
    ],
  }),
  ...Object.values(ACTIVITIES).map(operation =>
    planOf({
      operation,
      contract: emptyContract,
      readBy: [],
      unread: true,
      probes: [
        refused('no visitor', 400, scene => ({ path: siteOf(scene), body: {} }), { dialect: 'house' }),
        refused('no client id', [401, 403], scene => ({ path: siteOf(scene), body: {}, ...STRANGER }), {
          dialect: 'house',
        }),
      ],
    }),
  ),
]
