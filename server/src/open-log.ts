import { pino, type DestinationStream, type Logger } from 'pino'

/** So much of the log is written at once, and nothing waits longer than this. */
const AT_ONCE_LENGTH = 64_000
const LONGEST_WAIT_MS = 200

/** When nobody reads the log, so many bytes of it wait, and what comes then is dropped: the shop goes on. */
const MOST_WAITING_BYTES = 16 * 1024 ** 2

/** Opens the log on the standard output: a line costs no system call of its own, and none is lost when the process ends. */
export function openLog(level: string): Logger {
  return pino({ name: 'storefront', level }, gathered())
}

// Lines are gathered here and not by the destination, which measures all that it holds anew with every line.
function gathered(): DestinationStream & { readonly flushSync: () => void } {
  const out = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING_BYTES })
  let lines: string[] = []
  let length = 0

  function pass(): void {
    if (length === 0) return
    out.write(lines.join(''))
    lines = []
    length = 0
  }

  setInterval(pass, LONGEST_WAIT_MS).unref()
  const flushSync = () => {
    pass()
    out.flushSync()
  }
  process.once('exit', flushSync)
  return {
    write(line) {
      lines.push(line)
      length += line.length
      if (length >= AT_ONCE_LENGTH) pass()
    },
    // Asked for by a fatal line, after which there may be no other chance.
    flushSync,
  }
}
