import { randomUUID } from 'node:crypto'
import { PRODUCT_SETTINGS } from '@wallart/sdk'
import type { Recommender, SiteId } from '@wallart/sdk'
import { activityHit } from '@wallart/sdk/analytics'
import { createRecommendationsClient } from '@wallart/sdk/clients/recommendations'
import { getRecommendersContract } from '@wallart/sdk/contracts/get-recommenders'
import { recommendationContract } from '@wallart/sdk/contracts/recommendation'
import type { Connection } from '../shell/connect.ts'
import { nameMissing } from '../shell/name-missing.ts'
import { createPageAddress } from '../shell/page-address.ts'

export interface RecommendationsDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly recommender: string
  readonly recoUuid: string
  readonly message?: string
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly address: string
    readonly imageUrl: string
  }[]
}

export interface RecommendersDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly recommenders: readonly Recommender[]
}

export interface RecommendationsQuery {
  readonly ids: readonly string[]
  readonly recommender?: string
  readonly zone?: string
}

export async function readRecommendations(
  connection: Connection,
  { ids, zone, recommender = PRODUCT_SETTINGS[connection.scope.siteId].recommender }: RecommendationsQuery,
): Promise<RecommendationsDocument> {
  const { environment, program, scope, signal } = connection
  const client = createClient(connection)
  const identity = {
    realm: environment.recommendationRealm,
    instanceType: environment.isProduction ? 'prd' : 'sbx',
    cookieId: randomUUID(),
  } as const
  const request = { identity, products: ids.map(id => activityHit(id)) }
  const found = await (zone
    ? nameMissing(client.zone(zone, request, { signal }), `There is no zone "${zone}"`)
    : nameMissing(
        client.product(recommender, request, { signal }),
        `There is no recommender "${recommender}"`,
        { hint: `See: ${program} recs --list` },
      ))
  const address = createPageAddress(connection)
  return {
    schemaVersion: 1,
    site: scope.siteId,
    recommender: found.recommenderName,
    recoUuid: found.recoUuid,
    ...(found.displayMessage && { message: found.displayMessage }),
    items: found.recs.map(({ id, productName, productUrl, imageUrl }) => ({
      id,
      name: productName,
      address: address(productUrl),
      imageUrl,
    })),
  }
}

export async function readRecommenders(connection: Connection): Promise<RecommendersDocument> {
  const recommenders = await createClient(connection).recommenders({ signal: connection.signal })
  return { schemaVersion: 1, site: connection.scope.siteId, recommenders }
}

function createClient({ http, scope, environment }: Connection) {
  return createRecommendationsClient(http, {
    site: `${environment.recommendationRealm}-${scope.siteId}`,
    contracts: { recommenders: getRecommendersContract, recommendation: recommendationContract },
  })
}
