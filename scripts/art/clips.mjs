/** Renders the films about how products are made into client/public/clips, each with its last picture beside
 * it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { program, Stop } from '../workspace/program.mjs'
import { inRoot } from '../workspace/root.mjs'
import { canvas } from './clips/canvas.mjs'
import { framedCanvas } from './clips/framed-canvas.mjs'
import { framing } from './clips/framing.mjs'
import { woodMount } from './clips/wood-mount.mjs'
import { loadArt } from './load-art.mjs'

const CLIPS = { Framing: framing, WoodMount: woodMount, Canvas: canvas, FramedCanvas: framedCanvas }
const SIZE = { width: 640, height: 480 }
const FRAMES_A_SECOND = 25
const SECONDS = 3.6
const MOST_BYTES = 200_000

await program(async () => {
  const art = await loadArt([
    'art/finishes/canvas',
    'art/finishes/draw-piece',
    'art/finishes/mat',
    'art/finishes/measures',
    'art/finishes/mitred',
    'art/finishes/moulding',
    'art/finishes/moulding-look',
    'art/finishes/rebate',
    'art/finishes/shapes',
    'art/finishes/soft-box',
    'art/finishes/wall-shadow',
    'art/finishes/work-box',
  ])
  mkdirSync(inRoot('client', 'public', 'clips'), { recursive: true })
  for (const [name, scene] of Object.entries(CLIPS)) {
    const file = inRoot('client', 'public', 'clips', `${name}.mp4`)
    await film(file, moment => scene(art, moment))
    const poster = await picture(scene(art, 1))
    await sharp(poster, { raw: { ...SIZE, channels: 3 } })
      .jpeg({ quality: 80 })
      .toFile(file.replace('.mp4', '.jpg'))
    const { size } = statSync(file)
    if (size > MOST_BYTES) throw new Stop(`${name}.mp4 has ${size} bytes: more than ${MOST_BYTES}.`)
    console.log(`${name}.mp4 ${Math.round(size / 1000)} kB`)
  }
})

async function film(/** @type {string} */ file, /** @type {(moment: number) => string} */ scene) {
  const ffmpeg = spawn('ffmpeg', argumentsFor(file), { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = new Promise((resolve, reject) => {
    ffmpeg.once('error', () =>
      reject(new Stop('The clips are made with ffmpeg, which is not installed here.')),
    )
    ffmpeg.once('exit', code => (code === 0 ? resolve(code) : reject(new Stop(`ffmpeg ended with ${code}.`))))
  })
  const last = Math.round(SECONDS * FRAMES_A_SECOND) - 1
  const sent = (async () => {
    for (let frame = 0; frame <= last; frame += 1) {
      if (!ffmpeg.stdin.write(await picture(scene(frame / last)))) await once(ffmpeg.stdin, 'drain')
    }
    ffmpeg.stdin.end()
  })()
  await Promise.all([ended, sent])
}

function argumentsFor(/** @type {string} */ file) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${SIZE.width}x${SIZE.height}`,
    '-r',
    `${FRAMES_A_SECOND}`,
  ]
  const output = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-pix_fmt', 'yuv420p']
  const exact = ['-threads', '1', '-map_metadata', '-1', '-movflags', '+faststart']
  return ['-y', '-loglevel', 'error', ...input, '-i', '-', ...output, ...exact, file]
}

function picture(/** @type {string} */ content) {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="-20 -15 40 30">${content}</svg>`
  return sharp(Buffer.from(document)).flatten({ background: '#f3efe8' }).raw().toBuffer()
}
