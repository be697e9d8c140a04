import type { FinishType } from '../../model/finish.ts'
import type { Message } from '../../model/message.ts'
import type { OptionProduct } from '../../model/option-product.ts'
import { orderedOptions } from './ordered-options.ts'

/** The tabs of the art brand's service-type chooser, in their order. */
export const SERVICE_TYPES = ['print', 'frame', 'canvas', 'mount', 'laminate'] as const

/** One tab of the art brand's service-type chooser. */
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** What the tabs are called. */
export const SERVICE_TYPE_TITLES: Readonly<Record<ServiceType, string>> = {
  print: 'Print',
  frame: 'Frame',
  canvas: 'Canvas',
  mount: 'Wood Mount',
  laminate: 'Laminate',
}

/** A tab and the variant that it leads to. */
export interface ServiceTypeTab<P> {
  readonly serviceType: ServiceType
  readonly title: Message
  readonly product: P
}

/** The tab under which a finish is found. */
export function serviceTypeOf(type: FinishType): ServiceType {
  if (type === 'poster') return 'print'
  return type === 'stretched-canvas' || type === 'framed-canvas' ? 'canvas' : type
}

/** The tabs that exist among the variants of a size; each leads to its first option that is not sold out. */
export function serviceTypeTabs<P extends OptionProduct>(
  products: readonly P[],
): readonly ServiceTypeTab<P>[] {
  const options = orderedOptions(products)
  return SERVICE_TYPES.flatMap(serviceType => {
    const candidates = options.filter(({ finish }) => serviceTypeOf(finish.type) === serviceType)
    const option = candidates.find(({ available }) => available) ?? candidates[0]
    if (!option) return []
    const title = { code: `service-type.${serviceType}`, message: SERVICE_TYPE_TITLES[serviceType] }
    return [{ serviceType, title, product: option.product }]
  })
}
