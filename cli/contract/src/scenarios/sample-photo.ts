import { deflateSync } from 'node:zlib'

const SIDE = 1000
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A grey square that is large enough to be printed, as a PNG of a few kilobytes. */
export function samplePhoto(): Blob {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.writeUInt8(8, 8)
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(SIDE, 0x80)])
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(SIDE).fill(row)))
  return new Blob([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, data: Buffer): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(name), data])
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(body, 4)
  view.setUint32(body.length + 4, checksum(body))
  return chunk
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
