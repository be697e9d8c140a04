/** A print, its mat, and four lengths of moulding that meet around it. */
import { between, blur, floatingShadow, placed, step, WALL } from './stage.mjs'

const PICTURE = {
  recipe: { title: 'A Film', style: 'mountains', palette: 'earthen', seed: 'clip', ratio: 1.25 },
  finish: { kind: 'frame', moulding: 'brown', tier: 'classic', mat: true },
  width: 14,
  height: 17.5,
}
/** @type {Readonly<Record<string, readonly [number, number]>>} */
const FROM = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] }

export function framing(/** @type {any} */ art, /** @type {number} */ moment) {
  const { width, height } = art.finishedSize(PICTURE)
  const outer = { x: -width / 2, y: -height / 2, width, height }
  const opening = art.inset(outer, art.MOULDING_WIDTH.classic)
  const print = art.inset(opening, art.matWidth(PICTURE))
  const [matDown, closed, shine] = [
    step(moment, 0.1, 0.36),
    step(moment, 0.36, 0.66),
    step(moment, 0.68, 0.96),
  ]
  const lift = between(3, 0, matDown)
  const board = matDown > 0 ? mat(art, opening, lift, matDown) : ''
  const frame = closed > 0 ? lengths(art, outer, 1 - closed) : ''
  const whole = closed === 1 ? art.wallShadow(outer, art.depthOf(PICTURE.finish)) : ''
  return (
    WALL +
    art.defineWork(PICTURE.recipe) +
    whole +
    floatingShadow(art, print, 0.12) +
    art.showWork(PICTURE.recipe, print) +
    board +
    glint(opening, shine) +
    (closed === 1 ? art.rebate(opening) : '') +
    frame
  )
}

/** @param {any} art @param {any} opening @param {number} lift @param {number} solid */
function mat(art, opening, lift, solid) {
  const ring = `${outline(opening)}${outline(art.inset(opening, art.matWidth(PICTURE)))}`
  const shadow = art.path(ring, '#2a211a', {
    'fill-rule': 'evenodd',
    opacity: 0.3 - lift * 0.05,
    filter: 'url(#shadow-board)',
    transform: `translate(${0.05 + lift * 0.4} ${0.1 + lift * 0.8})`,
  })
  const board = `<clipPath id="board"><path clip-rule="evenodd" d="${ring}"/></clipPath><g clip-path="url(#board)">${art.mat(opening, PICTURE)}</g>`
  const content = `<defs>${blur('shadow-board', 0.12 + lift * 0.25)}</defs>${shadow}${lift > 0 ? board : art.mat(opening, PICTURE)}`
  return placed(content, { y: -lift * 1.6, scaleX: 1 + lift * 0.035, opacity: Math.min(1, solid * 2.2) })
}

/** @param {{ x: number, y: number, width: number, height: number }} box */
function outline({ x, y, width, height }) {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

function lengths(/** @type {any} */ art, /** @type {any} */ outer, /** @type {number} */ away) {
  const width = art.MOULDING_WIDTH.classic
  const whole = art.moulding(outer, width, art.MOULDING_LOOKS[PICTURE.finish.moulding], art.CLASSIC_PROFILE)
  return art.SIDES.map((/** @type {string} */ side) => {
    const [right, down] = FROM[side] ?? [0, 0]
    const shape = art.sideShape(outer, width, side)
    const cut = `<clipPath id="length-${side}">${art.polygon(shape, '#000')}</clipPath>`
    const shade =
      away > 0 ? art.polygon(shape, '#1d1611', { opacity: 0.16, transform: 'translate(.4 .7)' }) : ''
    const content = `<defs>${cut}</defs>${shade}<g clip-path="url(#length-${side})">${whole}</g>`
    return placed(content, { x: right * away * 9, y: down * away * 9, opacity: Math.min(1, (1 - away) * 3) })
  }).join('')
}

/** @param {{ x: number, y: number, width: number, height: number }} pane @param {number} share */
function glint({ x, y, width, height }, share) {
  if (share === 0) return ''
  const left = between(x - width * 0.9, x + width * 0.45, share)
  const opacity = between(0.2, 0.07, share)
  return (
    `<clipPath id="glass-pane"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` +
    `<g clip-path="url(#glass-pane)"><path d="M${left + 7} ${y}h6l-9 ${height}h-6zM${left + 14.4} ${y}h1.6l-9 ${height}h-1.6z" fill="#fff" opacity="${opacity}"/></g>`
  )
}
