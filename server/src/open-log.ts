import { pino, type DestinationStream, type Logger } from 'pino'

const BATCH_LENGTH = 64_000
const MAX_DELAY_MS = 200

const MAX_BUFFER_BYTES = 16 * 1024 ** 2

export function openLog(level: string): Logger {
  return pino({ name: 'storefront', level }, batchedOutput())
}

/** A log that cannot be written, as on a full disk, is no reason to stop: it is tried again with the next lines. */
function openOutput() {
  const out = pino.destination({ dest: 1, sync: false, maxLength: MAX_BUFFER_BYTES })
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

// Batched here, because the destination measures its whole buffer with every line.
function batchedOutput(): DestinationStream & { readonly flushSync: () => void } {
  const out = openOutput()
  let lines: string[] = []
  let length = 0

  function write(): void {
    if (length === 0) return
    out.write(lines.join(''))
    lines = []
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
      lines.push(line)
      length += line.length
      if (length >= BATCH_LENGTH) write()
    },
    // pino calls it after a fatal line.
    flushSync,
  }
}
