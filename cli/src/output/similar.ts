import type { SimilarItem, SiteId } from '@wallart/sdk'
import { createSimilarWorksClient } from '@wallart/sdk/clients/similar-works'
import { getSimilarProductsContract } from '@wallart/sdk/contracts/get-similar-products'
import type { Connection } from '../shell/connect.ts'
import { nameMissing } from '../shell/name-missing.ts'
import { createPageAddress, type PageAddress } from '../shell/page-address.ts'

interface SimilarWork {
  readonly upi: string
  readonly name: string
  readonly address: string
  readonly imageUrl?: string
}

export interface SimilarDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly upi: string
  readonly items: readonly SimilarWork[]
}

export async function readSimilar(
  connection: Connection,
  { upi, count }: { readonly upi: string; readonly count: number },
): Promise<SimilarDocument> {
  const { http, scope, signal } = connection
  const client = createSimilarWorksClient(http, { contracts: { similar: getSimilarProductsContract } })
  const items = await nameMissing(client.similar(upi, { count, signal }), `No product with the UPI ${upi}`)
  const address = createPageAddress(connection)
  return {
    schemaVersion: 1,
    site: scope.siteId,
    upi,
    items: items.map(item => toSimilarWork(item, address)),
  }
}

function toSimilarWork(
  { upi, title, productPageUrl, images: [image] }: SimilarItem,
  address: PageAddress,
): SimilarWork {
  return { upi, name: title, address: address(productPageUrl), ...(image && { imageUrl: image.url }) }
}
