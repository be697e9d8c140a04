import { parseConfiguration, SdkError } from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'

/** The key of the frame that the fields of the customizer describe; that of the product itself without such fields. */
export async function configuredUpi(
  fields: ReadonlyMap<string, string>,
  { shop, signal }: Pick<PrivateRequest, 'shop' | 'signal'>,
): Promise<string | undefined> {
  const upi = fields.get('upi') ?? ''
  if (!fields.has('moulding')) return upi
  try {
    const choices = await shop.frames.choices(upi, { signal })
    const configuration = parseConfiguration({ get: name => fields.get(name) ?? null }, choices)
    const { products } = await shop.frames.product(choices.upi, configuration, { signal })
    return products[0]?.upi
  } catch (error) {
    if (SdkError.is(error) && error.code === 'not-found') return undefined
    throw error
  }
}
