import { pino, type Logger } from 'pino'

/** So much of the log is written at once, and nothing waits longer than this. */
const AT_ONCE_BYTES = 4096
const LONGEST_WAIT_MS = 200

/** Opens the log on the standard output: a line costs no system call of its own, and none is lost when the process ends. */
export function openLog(level: string): Logger {
  const lines = pino.destination({
    dest: 1,
    sync: false,
    minLength: AT_ONCE_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
  })
  return pino({ name: 'storefront', level }, lines)
}
