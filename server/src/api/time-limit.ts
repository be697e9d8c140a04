export interface TimeLimit {
  readonly signal: AbortSignal
  /** Begins the time again. */
  readonly start: (ms: number) => void
  readonly stop: () => void
}

/** Aborts when a time is over. Its timer holds it: what AbortSignal.any makes of a timeout is collected as garbage before. */
export function createTimeLimit(ms: number): TimeLimit {
  const controller = new AbortController()
  const onEnd = () => controller.abort(new DOMException('no answer', 'TimeoutError'))
  let timer = setTimeout(onEnd, ms)
  const stop = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    start(more) {
      stop()
      timer = setTimeout(onEnd, more)
    },
    stop,
  }
}
