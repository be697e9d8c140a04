import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { FrameChoices, FrameConfiguration } from '../model/frame.ts'
import type { ProductGroup, Upi } from '../model/product-group.ts'
import type { Contract } from '../model/contract.ts'
import { getConfiguredProduct } from '../operations/get-configured-product.ts'
import { getFrameChoices } from '../operations/get-frame-choices.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for frames. */
export interface FramesContracts {
  readonly frameChoices: Contract<FrameChoices>
  readonly configuredProduct: Contract<ProductGroup>
}

/** Puts pictures into frames that shoppers put together. */
export interface FramesClient {
  /** What a frame for a picture can be put together from. */
  readonly choices: (upi: Upi, options?: CallOptions) => Promise<FrameChoices>
  /** The picture in its frame, with its price; a key that names a frame needs no configuration. */
  readonly product: (
    upi: Upi,
    configuration?: FrameConfiguration,
    options?: CallOptions,
  ) => Promise<ProductGroup>
}

/**
 * Creates the client for the frames of one brand, which names mats and panes in the locale.
 * @example
 * const frames = createFramesClient(http, {
 *   ...scope,
 *   contracts: { frameChoices: getFrameChoicesContract, configuredProduct: getProductGroupContract },
 * })
 * const choices = await frames.choices('A1042')
 */
export function createFramesClient(
  http: Http,
  settings: ClientOptions<
    FramesContracts,
    Pick<CommerceScope, 'siteId' | 'currency'> & Partial<Pick<CommerceScope, 'locale'>>
  >,
): FramesClient {
  const {
    siteId,
    currency,
    locale,
    contracts: { frameChoices, configuredProduct },
  } = checkedScope(http, settings)
  return {
    choices: (upi, options) =>
      http.send(getFrameChoices, {
        ...options,
        contract: frameChoices,
        path: { upi },
        query: { siteId, locale },
      }),
    product: (upi, configuration, options) =>
      http.send(getConfiguredProduct, {
        ...options,
        contract: configuredProduct,
        path: { upi },
        query: { siteId, currency, locale, ...(configuration && configurationFields(configuration)) },
      }),
  }
}

function configurationFields({ size, moulding, topMat, bottomMat, glass }: FrameConfiguration) {
  return {
    size,
    moulding,
    ...(topMat && { topMat: topMat.code, topMatWidth: topMat.width }),
    ...(bottomMat && { bottomMat: bottomMat.code, bottomMatWidth: bottomMat.width }),
    glass,
  }
}
