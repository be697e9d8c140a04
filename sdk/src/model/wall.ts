/** How large something on a wall is, in inches. */
export interface WallExtent {
  readonly width: number
  readonly height: number
}

/** Where a piece hangs, in inches: its left edge from the wall's left edge, its lower edge above the floor. */
export interface WallPosition {
  readonly x: number
  readonly y: number
}

/** A piece and where it hangs. */
export interface HungPiece extends WallExtent, WallPosition {}

/** A wall: how large it is, and how far apart its pieces hang. */
export interface Wall extends WallExtent {
  readonly gap: number
}

/** How pieces are arranged by themselves. */
export type WallTemplate = 'row' | 'shelf' | 'grid' | 'stairs' | 'salon'

/** A piece of a wall that was planned; where it hangs is open until it has been put somewhere. */
export interface PlannedPiece extends Partial<WallPosition> {
  readonly upi: string
}

/** A wall and its pieces as an address says it. */
export interface WallPlan extends Wall {
  /** How far below its upper edge a piece hangs on its nail, in inches. */
  readonly hook: number
  readonly pieces: readonly PlannedPiece[]
  /** How the pieces are arranged; nothing where each was put somewhere by hand. */
  readonly template?: WallTemplate
}
