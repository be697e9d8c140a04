/** One image of every finish, every room and the rulers, to be looked at. */
import sharp from 'sharp'
import { program, Stop } from '../workspace/program.mjs'
import { loadArt } from './load-art.mjs'

const CELL = { width: 360, height: 460 }
const ROOM = { width: 900, height: 675 }
const COLUMNS = 5

await program(async () => {
  const [path] = process.argv.slice(2)
  if (!path) throw new Stop('Usage: node scripts/art/finish-sheet.mjs <sheet.png>')
  const art = await loadArt([
    'art/finishes/presentation',
    'art/raster/draw-picture',
    'art/raster/rasterise',
    'art/rooms/room-name',
  ])
  const finished = finishes(art)
  const rooms = roomViews(art)
  const across = COLUMNS * CELL.width
  const roomsFrom = Math.ceil(finished.length / COLUMNS) * CELL.height
  const cells = [
    ...finished.map((each, at) => ({ ...each, ...CELL, ...positionOf(at, COLUMNS, CELL, 0) })),
    ...rooms.map((each, at) => ({ ...each, ...ROOM, ...positionOf(at, 2, ROOM, roomsFrom) })),
  ]
  const height = roomsFrom + Math.ceil(rooms.length / 2) * ROOM.height
  const images = []
  for (const { picture, presentation, left, top, ...size } of cells) {
    const drawing = art.drawPicture(picture, presentation, { width: size.width, height: size.height })
    images.push({ input: await art.rasterise(drawing, 'webp'), left, top })
  }
  await sharp({ create: { width: across, height, channels: 3, background: '#dddddd' } })
    .composite(images)
    .png()
    .toFile(path)
  console.log(`${path} shows ${finished.length} finishes and ${rooms.length} rooms`)
})

/**
 * @param {number} at
 * @param {number} columns
 * @param {{ width: number, height: number }} cell
 * @param {number} from
 */
function positionOf(at, columns, cell, from) {
  return { left: (at % columns) * cell.width, top: from + Math.floor(at / columns) * cell.height }
}

/** @param {any} art */
function finishes({ MOULDINGS }) {
  const recipe = { style: 'mountains', palette: 'glacier', seed: 'finish sheet', ratio: 4 / 3 }
  const frames = ['value', 'classic'].flatMap(tier =>
    [false, true].flatMap(mat =>
      MOULDINGS.map((/** @type {string} */ moulding) => ({ kind: 'frame', moulding, tier, mat })),
    ),
  )
  const floaters = MOULDINGS.map((/** @type {string} */ moulding) => ({ kind: 'framed-canvas', moulding }))
  const plain = ['print', 'poster', 'mount', 'laminate', 'canvas', 'stand-up'].map(kind => ({ kind }))
  const seen = (/** @type {object} */ finish, /** @type {object} */ presentation) => ({
    picture: { recipe, finish, width: 18, height: 24 },
    presentation: { fromTheSide: false, background: '#f3efe8', ...presentation },
  })
  return [
    ...[...frames, ...floaters, ...plain].map(finish => seen(finish, {})),
    ...[frames[11], floaters[3], { kind: 'mount' }, { kind: 'canvas' }].map(finish =>
      seen(finish, { fromTheSide: true }),
    ),
    seen({ kind: 'print' }, { dimensions: 'own' }),
    seen(frames[15], { dimensions: 'own' }),
    seen({ kind: 'canvas' }, { dimensions: { width: 24, height: 32 }, fromTheSide: true }),
    seen(frames[18], { dimensions: 'own', background: '#2b3a42' }),
  ]
}

/** @param {any} art */
function roomViews({ ROOM_NAMES, MOULDINGS }) {
  const styles = ['mountains', 'botanical', 'bauhaus', 'citrus', 'line-face', 'woodland']
  const palettes = ['glacier', 'meadow', 'primary', 'claret', 'harbour', 'rose']
  const inRooms = ROOM_NAMES.map((/** @type {string} */ room, /** @type {number} */ at) => ({
    picture: {
      recipe: { style: styles[at], palette: palettes[at], seed: room, ratio: at < 2 ? 2 / 3 : 1.25 },
      finish: { kind: 'frame', moulding: MOULDINGS[at % MOULDINGS.length], tier: 'classic', mat: true },
      width: at < 2 ? 36 : 24,
      height: at < 2 ? 24 : 30,
    },
    presentation: { fromTheSide: false, room },
  }))
  const recipe = { style: 'bauhaus', palette: 'earthen', seed: 'huge', ratio: 1.5 }
  const wide = { recipe: { ...recipe, ratio: 1 / 3 }, finish: { kind: 'canvas' }, width: 108, height: 36 }
  return [
    ...inRooms,
    {
      picture: { recipe, finish: { kind: 'framed-canvas', moulding: 'black' }, width: 60, height: 90 },
      presentation: { fromTheSide: false, room: 'bedroom' },
    },
    { picture: wide, presentation: { fromTheSide: false, room: 'living-room', dimensions: 'own' } },
  ]
}
