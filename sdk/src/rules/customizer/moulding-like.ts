import type { FrameMoulding } from '../../model/frame.ts'

/** What of a moulding is to be another. */
export type MouldingWish = Partial<Pick<FrameMoulding, 'colour' | 'tier'>>

/** The moulding that has what is wanted and is otherwise most like the current one; undefined where there is none. */
export function mouldingLike<M extends Pick<FrameMoulding, 'colour' | 'tier' | 'width'>>(
  mouldings: readonly M[],
  current: M,
  wanted: MouldingWish,
): M | undefined {
  const distance = ({ colour, tier, width }: M) =>
    (colour === current.colour ? 0 : 100) + (tier === current.tier ? 0 : 10) + Math.abs(width - current.width)
  return mouldings
    .filter(({ colour, tier }) => (wanted.colour ?? colour) === colour && (wanted.tier ?? tier) === tier)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
