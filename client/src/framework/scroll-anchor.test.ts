import {
  restoreScrollAnchor,
  persistScrollAnchors,
  findScrollAnchor,
  scrollAnchorFor,
  storeScrollAnchor,
} from './scroll-anchor.ts'

const HEIGHT = 100

let shift = 0
let frames: FrameRequestCallback[] = []

const rectangle = (top: number): DOMRect => ({
  x: 0,
  y: top,
  top,
  bottom: top + HEIGHT,
  left: 0,
  right: 10,
  width: 10,
  height: HEIGHT,
  toJSON: () => '',
})

/** A list of which each entry is so high, with the window's top so far below its own. */
function listOf(count: number): HTMLElement {
  document.body.innerHTML = `<ul>${Array.from({ length: count }, (_, at) => `<li id="work-${at}"></li>`).join('')}</ul>`
  for (const [at, entry] of document.querySelectorAll('li').entries())
    entry.getBoundingClientRect = () => rectangle(at * HEIGHT + shift)
  return document.querySelector('ul') ?? document.body
}

// jsdom draws nothing by itself.
function draw(): void {
  const due = frames
  frames = []
  for (const frame of due) frame(0)
}

beforeAll(() => {
  Object.assign(globalThis, {
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
    cancelAnimationFrame: () => (frames = []),
    scrollBy: ({ top }: { readonly top: number }) => (shift -= top),
  })
})

beforeEach(() => {
  shift = 0
  frames = []
  sessionStorage.clear()
})

test.each([
  [0, { id: 'work-0', top: 0 }],
  [-50, { id: 'work-0', top: -50 }],
  [-100, { id: 'work-1', top: 0 }],
  [-430, { id: 'work-4', top: -30 }],
  [-1000, undefined],
  [2000, undefined],
])('scrolled by %p the first entry in sight is %j', (by, anchor) => {
  shift = by
  expect(findScrollAnchor(listOf(8))).toEqual(anchor)
})

test('a place is remembered by its visit, the last fifty of them, and forgotten', () => {
  for (let historyKey = 0; historyKey < 51; historyKey++)
    storeScrollAnchor(`v${historyKey}`, { id: 'work-3', top: historyKey })
  expect(scrollAnchorFor('v0')).toBeUndefined()
  expect(scrollAnchorFor('v50')).toEqual({ id: 'work-3', top: 50 })
  storeScrollAnchor('v50', undefined)
  expect(scrollAnchorFor('v50')).toBeUndefined()
})

test('the places outlast the document, in the storage of the tab (CON-04)', () => {
  storeScrollAnchor('kept', { id: 'work-3', top: 12 })
  persistScrollAnchors()
  expect(JSON.parse(sessionStorage.getItem('places') ?? '')).toContainEqual([
    'kept',
    { id: 'work-3', top: 12 },
  ])
})

test('an entry is held where it was while those above it grow', () => {
  listOf(8)
  restoreScrollAnchor({ id: 'work-3', top: 40 })
  draw()
  expect(shift).toBe(40 - 3 * HEIGHT)
  shift += 75
  draw()
  expect(shift).toBe(40 - 3 * HEIGHT)
})

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('nothing is held against a %s', move => {
  listOf(8)
  restoreScrollAnchor({ id: 'work-3', top: 40 })
  draw()
  dispatchEvent(new Event(move))
  shift = 0
  draw()
  expect(shift).toBe(0)
})

test('an entry that is gone moves nothing, and what is held is let go after a while', () => {
  listOf(8)
  restoreScrollAnchor({ id: 'work-99', top: 40 })
  for (let frame = 0; frame < 20; frame++) draw()
  expect(frames).toEqual([])
  expect(shift).toBe(0)
})
