/** A canvas that comes to rest in a slim frame, and then a look at the gap around it. */
import { between, floatingShadow, placed, step, WALL } from './stage.mjs'

const PICTURE = {
  recipe: { title: 'A Film', style: 'bauhaus', palette: 'primary', seed: 'clip', ratio: 1.25 },
  finish: { kind: 'framed-canvas', moulding: 'black' },
  width: 16,
  height: 20,
}

export function framedCanvas(/** @type {any} */ art, /** @type {number} */ moment) {
  const [down, near] = [step(moment, 0.08, 0.5), step(moment, 0.56, 0.96)]
  const { width, height } = art.finishedSize(PICTURE)
  const outer = { x: 0, y: 0, width, height }
  const inside = art.inset(outer, art.FLOATER.face + art.FLOATER.gap)
  const zoom = between(1, 3.1, near)
  const pixelsPerInch = 16 * zoom
  const piece = art.drawPiece(PICTURE, { thickness: between(0.3, 0.9, near), pixelsPerInch })
  const lift = between(3.2, 0, down)
  const backing = art.rect(art.inset(outer, art.FLOATER.face), '#1b1714')
  const coming =
    floatingShadow(art, inside, 0.1 + lift) +
    art.canvasFront(PICTURE, inside, { thickness: 0, pixelsPerInch })
  const scale = 1 + lift * 0.03
  const centre = { x: lift * 0.5 - (width / 2) * (scale - 1), y: -lift * 2.6 - (height / 2) * (scale - 1) }
  const open =
    down < 1 ? backing + placed(coming, { ...centre, scaleX: scale, opacity: Math.min(1, down * 4) }) : ''
  const x = between(-width / 2, -width * zoom + 6, near)
  const y = between(-height / 2, -height * zoom + 5, near)
  return WALL + placed(piece.content + open, { x, y, scaleX: zoom })
}
