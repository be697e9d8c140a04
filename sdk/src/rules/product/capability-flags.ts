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
  const allowed = new Set<string>()
  for (const flag in serviceFlags) if (serviceFlags[flag]) allowed.add(flag.toLowerCase())
  const can = (name: string) => allowed.has(name) || allowed.has(`can${name}`)
  return {
    canFrame: can('frame'),
    canMount: can('mount'),
    canLaminate: can('laminate'),
    canCanvasStretched: can('canvasstretched'),
    canCanvasFramed: can('canvasframed'),
  }
}
