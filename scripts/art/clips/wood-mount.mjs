/** A print that comes down on a block of wood, which turns to show its layers. */
import { between, floatingShadow, placed, step, WALL } from './stage.mjs'

const PICTURE = {
  recipe: { title: 'A Film', style: 'botanical', palette: 'meadow', seed: 'clip', ratio: 1.25 },
  finish: { kind: 'mount' },
  width: 18,
  height: 22.5,
}

export function woodMount(/** @type {any} */ art, /** @type {number} */ moment) {
  const { width, height } = PICTURE
  const [down, turned] = [step(moment, 0.08, 0.48), step(moment, 0.52, 0.94)]
  const thickness = between(0.3, 2.6, turned)
  const scaleX = between(1, 0.9, turned)
  const piece = art.drawPiece(PICTURE, { thickness, pixelsPerInch: 16 })
  const front = { x: 0, y: 0, width, height }
  const sheet = art.inset(front, 0.14)
  const bare = art.rect(sheet, '#b98f62') + grain(art, sheet)
  const lift = between(3.4, 0, down)
  const print = floatingShadow(art, sheet, 0.05 + lift) + art.showWork(PICTURE.recipe, sheet)
  const shown =
    down < 1 ? bare + placed(print, { x: lift * 0.4, y: -lift * 3, opacity: Math.min(1, down * 4) }) : ''
  const clipped = `<clipPath id="block"><rect x="-4" y="-20" width="${width + 12}" height="${height + 40}"/></clipPath><g clip-path="url(#block)">${shown}</g>`
  const x = -(width * scaleX + piece.side * scaleX) / 2
  return WALL + placed(piece.content + clipped, { x, y: -height / 2, scaleX, scaleY: 1 })
}

/** @param {any} art @param {{ x: number, y: number, width: number, height: number }} box */
function grain(art, { x, y, width, height }) {
  return Array.from({ length: 26 }, (_, line) => {
    const top = y + (height * (line + 0.5)) / 26
    const bend = Math.sin(line * 1.7) * 0.5
    return art.stroke(
      `M${x} ${top}q${width * 0.25} ${bend} ${width * 0.5} 0t${width * 0.5} 0`,
      '#7d5a36',
      0.07 + (line % 3) * 0.04,
      { opacity: 0.35 },
    )
  }).join('')
}
