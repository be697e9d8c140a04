import { pino, type DestinationStream, type Logger } from 'pino'

declare module 'sonic-boom' {
  // It takes them when it is opened for them.
  interface SonicBoom {
    write(bytes: Buffer): boolean
  }
}

const BATCH_LENGTH = 65_536
const MAX_DELAY_MS = 200

const MAX_BUFFER_BYTES = 16 * 1024 ** 2

export function openLog(level: string): Logger {
  return pino({ name: 'storefront', level, timestamp: createTimestamp() }, batchedOutput())
}

/** Written once for all lines of a millisecond. */
function createTimestamp(): () => string {
  let time = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== time) text = `,"time":${now}`
    time = now
    return text
  }
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
  let batch = ''

  function write(): void {
    if (batch) out.write(Buffer.from(batch))
    batch = ''
  }

  setInterval(write, MAX_DELAY_MS).unref()
  const flushSync = () => {
    write()
    out.flushSync()
  }
  process.once('exit', flushSync)
  return {
    write(line) {
      batch += line
      if (batch.length > BATCH_LENGTH) write()
    },
    // pino calls it after a fatal line.
    flushSync,
  }
}
