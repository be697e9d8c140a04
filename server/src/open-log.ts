import { pino, type DestinationStream, type Logger } from 'pino'

const BATCH_LENGTH = 64_000
const MAX_DELAY_MS = 200

const MAX_BUFFER_BYTES = 16 * 1024 ** 2

export function openLog(level: string): Logger {
  return pino({ name: 'storefront', level }, batchedOutput())
}

// Batched here, because the destination measures its whole buffer with every line.
function batchedOutput(): DestinationStream & { readonly flushSync: () => void } {
  const out = pino.destination({ dest: 1, sync: false, maxLength: MAX_BUFFER_BYTES })
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
