import {
  evenSpacing,
  photoWall,
  placePieces,
  snapPiece,
  toQuarterInch,
  WALL_MEASURES,
  type HungPiece,
  type WallExtent,
  type WallGuide,
  type WallPlan,
  type WallPosition,
  type WallTemplate,
  wallPlanQuery,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

type WallMeasure = keyof typeof WALL_MEASURES

export interface GalleryWallState {
  readonly plan: WallPlan
  /** Where each piece of the plan hangs. */
  readonly hung: readonly HungPiece[]
  /** The lines that the piece which is being moved keeps to. */
  readonly guides: readonly WallGuide[]
  /** Of the shopper's own photo of the wall, in pixels. */
  readonly photo: WallExtent | undefined
}

export interface GalleryWallStart {
  readonly plan: WallPlan
  readonly sizes: readonly WallExtent[]
}

export interface GalleryWall extends Store<GalleryWallState> {
  /** Puts a piece somewhere; within the reach, in inches, it keeps to the lines of the others. */
  readonly move: (index: number, to: Partial<WallPosition>, reach?: number) => void
  /** Ends a movement: the lines disappear, and the address hears of it. */
  readonly drop: () => void
  /** Hangs a piece in another size and finish. */
  readonly choose: (index: number, upi: string) => void
  /** Hangs a work by its number or address. */
  readonly hang: (named: string) => void
  readonly takeDown: (index: number) => void
  readonly arrange: (template: WallTemplate) => void
  readonly spaceEvenly: () => void
  readonly measure: (name: WallMeasure, inches: number) => void
  /** Takes the shape of a photo of the wall; without one, the wall is as usual again. */
  readonly showPhoto: (pixels: WallExtent | undefined) => void
  /** Takes what the address says. */
  readonly reset: (start: GalleryWallStart) => void
}

interface GalleryWallListeners {
  readonly onChange: (plan: WallPlan) => void
  /** Called with what the shop is asked for, which is all that it has not answered yet. */
  readonly onRequest: (query: URLSearchParams) => void
}

/** A wall that is being arranged; the listeners hear of what a shopper does, not of what an address says. */
export function createGalleryWall(
  start: GalleryWallStart,
  { onChange, onRequest }: GalleryWallListeners,
): GalleryWall {
  let sizes = start.sizes
  let requested: { readonly add: readonly string[]; readonly remove: readonly number[] } | undefined
  const store = createStore<GalleryWallState>({ ...hang(start), guides: [], photo: undefined })

  function tell(): void {
    const { plan } = store.state
    if (!requested) return onChange(plan)
    const query = wallPlanQuery(plan)
    for (const named of requested.add) query.append('add', named)
    for (const index of requested.remove) query.append('remove', String(index))
    onRequest(query)
  }

  function request({ add = [], remove = [] }: Partial<typeof requested> = {}): void {
    requested = {
      add: [...new Set([...(requested?.add ?? []), ...add])],
      remove: [...new Set([...(requested?.remove ?? []), ...remove])],
    }
    tell()
  }

  function change(plan: WallPlan): void {
    store.setState({ ...store.state, ...hang({ plan, sizes }), guides: [] })
    tell()
  }

  function hangByHand(hung: readonly HungPiece[], guides: readonly WallGuide[] = []): void {
    const { template: _, ...plan } = store.state.plan
    const pieces = plan.pieces.map(({ upi }, index) => ({ upi, ...hungPosition(hung[index]) }))
    store.setState({ ...store.state, plan: { ...plan, pieces }, hung, guides })
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    move(index, to, reach = 0) {
      const { hung, plan } = store.state
      const piece = hung[index]
      if (!piece) return
      const wanted = { ...piece, ...to }
      const others = hung.filter((_, at) => at !== index)
      const { x, y, guides } =
        reach > 0
          ? snapPiece(wanted, others, plan, reach)
          : { x: toQuarterInch(wanted.x), y: toQuarterInch(wanted.y), guides: [] }
      hangByHand(hung.with(index, { ...piece, x, y }), guides)
    },
    drop() {
      store.setState({ ...store.state, guides: [] })
      tell()
    },
    choose(index, upi) {
      const { plan } = store.state
      const pieces = plan.pieces.map((piece, at) => (at === index ? { ...piece, upi } : piece))
      store.setState({ ...store.state, plan: { ...plan, pieces } })
      request()
    },
    hang: named => request({ add: [named] }),
    takeDown: index => request({ remove: [index] }),
    arrange(template) {
      change({ ...store.state.plan, template })
    },
    spaceEvenly() {
      const { hung, plan } = store.state
      hangByHand(evenSpacing(hung, plan.gap))
      tell()
    },
    measure(name, inches) {
      const { least, most } = WALL_MEASURES[name]
      const { plan, photo } = store.state
      const measured = { ...plan, [name]: toQuarterInch(Math.min(most, Math.max(least, inches))) }
      change({ ...measured, ...(photo && photoWall(photo, measured.width)) })
    },
    showPhoto(photo) {
      const { plan } = store.state
      store.setState({ ...store.state, photo })
      const { width } = plan
      change({ ...plan, ...(photo ? photoWall(photo, width) : { height: WALL_MEASURES.height.usual }) })
    },
    reset(next) {
      sizes = next.sizes
      requested = undefined
      store.setState({ ...store.state, ...hang(next), guides: [] })
    },
  }
}

/** Where the pieces of a plan hang; those of a template are arranged again whenever the wall changes. */
function hang({ plan, sizes }: GalleryWallStart): Pick<GalleryWallState, 'plan' | 'hung'> {
  const pieces = plan.pieces.flatMap((piece, index) => {
    const size = sizes[index]
    return size ? [{ ...piece, ...size }] : []
  })
  return { plan, hung: placePieces(pieces, plan) }
}

function hungPosition(piece: HungPiece | undefined): Partial<WallPosition> {
  return piece ? { x: piece.x, y: piece.y } : {}
}
