/** A sheet of canvas whose edges fold back over the bars, and that turns to show its side. */
import { between, blur, placed, step, WALL } from './stage.mjs'

const PICTURE = {
  recipe: { title: 'A Film', style: 'seascape', palette: 'harbour', seed: 'clip', ratio: 1.25 },
  finish: { kind: 'canvas' },
  width: 17,
  height: 21.25,
}
const WRAP = 1.6

export function canvas(/** @type {any} */ art, /** @type {number} */ moment) {
  const { width, height } = PICTURE
  const [folded, turned] = [step(moment, 0.12, 0.5), step(moment, 0.52, 0.94)]
  const scaleX = between(1, 0.9, turned)
  const piece = art.drawPiece(PICTURE, { thickness: between(0.02, 1.7, turned), pixelsPerInch: 16 })
  const x = -((width + piece.side) * scaleX) / 2
  const flat = folded < 1 ? sheet(art, 1 - folded) : ''
  const front = { x: 0, y: 0, width, height }
  const face = folded < 1 ? art.canvasFront(PICTURE, front, { thickness: 0, pixelsPerInch: 16 }) : ''
  return WALL + placed(piece.content + flat + face, { x, y: -height / 2, scaleX, scaleY: 1 })
}

function sheet(/** @type {any} */ art, /** @type {number} */ open) {
  const { width, height, recipe } = PICTURE
  const by = WRAP * open
  const picture = art.showWork(recipe, { x: 0, y: 0, width, height })
  const scale = open
  const mirrored = [
    `translate(0 0) scale(${-scale} 1)`,
    `translate(${width * (1 + scale)} 0) scale(${-scale} 1)`,
    `translate(0 0) scale(1 ${-scale})`,
    `translate(0 ${height * (1 + scale)}) scale(1 ${-scale})`,
  ]
  const wings = mirrored.map(transform => `<g transform="${transform}">${picture}</g>`).join('')
  const corners = `M${-by} 0V${-by}H0V${height + by}H${-by}V${height}ZM${width} ${-by}H${width + by}V0H${width}ZM${width} ${height}H${width + by}V${height + by}H${width}Z`
  const cut = `M0 ${-by}H${width}V0H${width + by}V${height}H${width}V${height + by}H0V${height}H${-by}V0H0Z`
  return (
    `<defs>${blur('shadow-sheet', 0.25)}</defs>` +
    art.path(cut, '#2a211a', {
      opacity: 0.3,
      filter: 'url(#shadow-sheet)',
      transform: `translate(${0.1 + open * 0.25} ${0.2 + open * 0.4})`,
    }) +
    `<clipPath id="wings"><path d="${cut}"/></clipPath>` +
    `<g clip-path="url(#wings)">${wings}<path d="${corners}${cut}" fill="#120c08" opacity="${0.12 + 0.4 * (1 - open)}"/></g>`
  )
}
