import { parseJson } from '@wallart/sdk'
import { readStored, writeStored } from './browser-storage.ts'

interface ScrollAnchor {
  readonly id: string
  readonly top: number
}

/** For how many frames a list is held in its place while its entries find their heights. */
const MAX_FRAMES = 20

const MAX_ANCHORS = 50

const STORAGE_KEY = 'places'

const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let anchorCache: Map<string, ScrollAnchor> | undefined

export function findScrollAnchor(list: HTMLElement): ScrollAnchor | undefined {
  for (const entry of list.children) {
    const { top, bottom } = entry.getBoundingClientRect()
    if (bottom > 0 && entry.id) return top < innerHeight ? { id: entry.id, top } : undefined
  }
  return undefined
}

export function storeScrollAnchor(historyKey: string, anchor: ScrollAnchor | undefined): void {
  const anchors = loadScrollAnchors()
  anchors.delete(historyKey)
  if (anchor) anchors.set(historyKey, anchor)
  for (const oldest of [...anchors.keys()].slice(0, -MAX_ANCHORS)) anchors.delete(oldest)
}

export function scrollAnchorFor(historyKey: string): ScrollAnchor | undefined {
  return loadScrollAnchors().get(historyKey)
}

/** Keeps the remembered places for the documents that come after this one in the same tab. */
export function persistScrollAnchors(): void {
  writeStored('sessionStorage', STORAGE_KEY, JSON.stringify([...loadScrollAnchors()]))
}

/** Holds an entry in its place until the heights above it are settled or the visitor moves; answers how to stop it. */
export function restoreScrollAnchor({ id, top }: ScrollAnchor): () => void {
  let frame = requestAnimationFrame(adjust)
  let framesLeft = MAX_FRAMES
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const move of USER_SCROLL_EVENTS) removeEventListener(move, stop)
  }
  for (const eventName of USER_SCROLL_EVENTS) addEventListener(eventName, stop, { passive: true })

  function adjust(): void {
    const entry = document.getElementById(id)
    const offset = entry ? entry.getBoundingClientRect().top - top : 0
    if (Math.abs(offset) >= 1) scrollBy({ top: offset, behavior: 'instant' })
    framesLeft -= 1
    if (framesLeft > 0) frame = requestAnimationFrame(adjust)
    else stop()
  }
  return stop
}

function loadScrollAnchors(): Map<string, ScrollAnchor> {
  anchorCache ??= new Map(readStoredEntries().filter(isAnchorEntry))
  return anchorCache
}

function readStoredEntries(): readonly unknown[] {
  const entries = parseJson(readStored('sessionStorage', STORAGE_KEY))
  return Array.isArray(entries) ? entries : []
}

function isAnchorEntry(entry: unknown): entry is [string, ScrollAnchor] {
  if (!Array.isArray(entry)) return false
  const [historyKey, anchor]: readonly unknown[] = entry
  return (
    typeof historyKey === 'string' &&
    typeof anchor === 'object' &&
    anchor !== null &&
    typeof Reflect.get(anchor, 'id') === 'string' &&
    typeof Reflect.get(anchor, 'top') === 'number'
  )
}
