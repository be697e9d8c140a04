import type { ProductVariant } from '../../model/product-group.ts'

/** What the shop can and cannot do with a picture. */
export interface CapabilityFlags {
  readonly canFrame: boolean
  readonly canMount: boolean
  readonly canLaminate: boolean
  readonly canCanvasStretched: boolean
  readonly canCanvasFramed: boolean
}

/** What may be done with a variant: its service flags say so by these same names, in any case, with or without 'can'. */
export function capabilityFlags({ serviceFlags }: Pick<ProductVariant, 'serviceFlags'>): CapabilityFlags {
  return {
    canFrame: allows(serviceFlags, 'canframe'),
    canMount: allows(serviceFlags, 'canmount'),
    canLaminate: allows(serviceFlags, 'canlaminate'),
    canCanvasStretched: allows(serviceFlags, 'cancanvasstretched'),
    canCanvasFramed: allows(serviceFlags, 'cancanvasframed'),
  }
}

function allows(flags: ProductVariant['serviceFlags'], name: string): boolean {
  return Object.entries(flags).some(([flag, allowed]) => {
    const given = flag.toLowerCase()
    return allowed && (given === name || `can${given}` === name)
  })
}
