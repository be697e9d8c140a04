import type { Finishable } from '../../model/finish.ts'
import type { SpecialHandling } from '../../model/product-group.ts'

/** Everything that is done with a product, its own handling before those of its services. */
export function specialHandlings({ specialHandling, services = [] }: Finishable): readonly SpecialHandling[] {
  const ofServices = services.map(service => service.specialHandling)
  return specialHandling ? [specialHandling, ...ofServices] : ofServices
}

/** The handling of one name in any case: frame, mount, laminate or canvas. */
export function handlingByName(product: Finishable, name: string): SpecialHandling | undefined {
  return specialHandlings(product).find(handling => handling.name.trim().toLowerCase() === name)
}
