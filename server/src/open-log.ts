import { pino, type DestinationStream, type Logger } from 'pino'

declare module 'sonic-boom' {
  // It takes them when it is opened for them.
  interface SonicBoom {
    write(bytes: Buffer): boolean
  }
}

const BATCH_BYTES = 65_536
/** Of a UTF-16 code unit in UTF-8. */
const MAX_CHARACTER_BYTES = 3
const MAX_DELAY_MS = 200

const MAX_BUFFER_BYTES = 16 * 1024 ** 2

export function openLog(level: string): Logger {
  return pino({ name: 'storefront', level }, batchedOutput())
}

/** A log that cannot be written, as on a full disk, is no reason to stop: it is tried again with the next lines. */
function openOutput() {
  const out = pino.destination({ dest: 1, sync: false, contentMode: 'buffer', maxLength: MAX_BUFFER_BYTES })
  let isFailing = false
  out.on('error', () => {
    isFailing = true
  })
  out.on('write', () => {
    isFailing = false
  })
  const flushSync = out.flushSync.bind(out)
  out.flushSync = () => {
    // It would try for ever.
    if (!isFailing) flushSync()
  }
  return out
}

// Batched here, because the destination measures its whole buffer with every line, and encodes text slowly.
function batchedOutput(): DestinationStream & { readonly flushSync: () => void } {
  const out = openOutput()
  let batch = Buffer.allocUnsafe(BATCH_BYTES)
  let length = 0

  function write(): void {
    if (length === 0) return
    out.write(batch.subarray(0, length))
    batch = Buffer.allocUnsafe(BATCH_BYTES)
    length = 0
  }

  setInterval(write, MAX_DELAY_MS).unref()
  const flushSync = () => {
    write()
    out.flushSync()
  }
  process.once('exit', flushSync)
  return {
    write(line) {
      const room = line.length * MAX_CHARACTER_BYTES
      if (room > BATCH_BYTES - length) write()
      if (room > BATCH_BYTES) out.write(Buffer.from(line))
      else length += batch.write(line, length)
    },
    // pino calls it after a fatal line.
    flushSync,
  }
}
