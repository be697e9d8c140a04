import type { Hit } from '../../model/listing.ts'

/** Whether a tile stands for one product or for several. */
export type HitKind = 'set' | 'master' | 'single'

/** What a tile stands for; kinds the shop does not know are single products. */
export function hitKind({ hitType }: Pick<Hit, 'hitType'>): HitKind {
  const kind = hitType.toLowerCase()
  return kind === 'set' || kind === 'master' ? kind : 'single'
}
