/** Which entry of a list stands where in the window. */
interface ScrollAnchor {
  readonly id: string
  readonly top: number
}

/** For how many frames a list is held in its place while its entries find their heights. */
const FRAMES = 20

/** How many visits of lists are remembered. */
const REMEMBERED = 50

const STORED = 'places'

const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let places: Map<string, ScrollAnchor> | undefined

/** The first entry of a list that can be seen. */
export function placeIn(list: HTMLElement): ScrollAnchor | undefined {
  for (const entry of list.children) {
    const { top, bottom } = entry.getBoundingClientRect()
    if (bottom > 0 && entry.id) return top < innerHeight ? { id: entry.id, top } : undefined
  }
  return undefined
}

/** Remembers where a visit of a list was left. */
export function storeScrollAnchor(visit: string, anchor: ScrollAnchor | undefined): void {
  const all = known()
  all.delete(visit)
  if (anchor) all.set(visit, anchor)
  for (const oldest of [...all.keys()].slice(0, -REMEMBERED)) all.delete(oldest)
}

/** Where a visit of a list was left. */
export function scrollAnchorFor(visit: string): ScrollAnchor | undefined {
  return known().get(visit)
}

/** Keeps the remembered places for the documents that come after this one in the same tab. */
export function keepForDocuments(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...known()]))
  } catch {
    // Without storage the browser's own way back is all there is.
  }
}

/** Holds an entry in its place until the heights above it are settled or the visitor moves; answers how to stop it. */
export function hold({ id, top }: ScrollAnchor): () => void {
  let frame = requestAnimationFrame(pull)
  let left = FRAMES
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const move of MOVES) removeEventListener(move, stop)
  }
  for (const move of MOVES) addEventListener(move, stop, { passive: true })

  function pull(): void {
    const entry = document.getElementById(id)
    const off = entry ? entry.getBoundingClientRect().top - top : 0
    if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' })
    left -= 1
    if (left > 0) frame = requestAnimationFrame(pull)
    else stop()
  }
  return stop
}

function known(): Map<string, ScrollAnchor> {
  places ??= new Map(stored().filter(isVisit))
  return places
}

function stored(): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

function isVisit(entry: unknown): entry is [string, ScrollAnchor] {
  if (!Array.isArray(entry)) return false
  const [visit, anchor]: readonly unknown[] = entry
  return (
    typeof visit === 'string' &&
    typeof anchor === 'object' &&
    anchor !== null &&
    typeof Reflect.get(anchor, 'id') === 'string' &&
    typeof Reflect.get(anchor, 'top') === 'number'
  )
}
