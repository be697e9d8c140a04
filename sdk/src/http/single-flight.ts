import { signalMistake } from '#http/known-options'

/** Who waits for shared work; one who aborts is let go at once. */
export interface FlightCaller {
  readonly signal?: AbortSignal | undefined
}

/** Shared work, with a signal that fires when the last of its callers has left. */
export type FlightWork<T, Caller> = (signal: AbortSignal, callers: ReadonlySet<Caller>) => Promise<T>

/** Joins the work of a key, or starts it. */
export type SingleFlight<T, Caller> = (key: string, caller: Caller, work: FlightWork<T, Caller>) => Promise<T>

/**
 * Runs equal work once for all who ask for it while it is in flight. Work that all have left is aborted, or finished,
 * and then it can be joined again.
 * @example
 * const once = singleFlight<string>()
 * const answer = await once('menu', {}, async () => 'rendered once')
 */
export function singleFlight<T, Caller extends FlightCaller = FlightCaller>(
  whenAbandoned: 'abort' | 'finish' = 'abort',
): SingleFlight<T, Caller> {
  const flights = new Map<string, (caller: Caller) => Promise<T>>()

  function start(key: string, work: FlightWork<T, Caller>, first: Caller): (caller: Caller) => Promise<T> {
    const controller = new AbortController()
    const callers = new Set([first])
    const result = work(controller.signal, callers)

    function join(caller: Caller): Promise<T> {
      const { signal } = caller
      callers.add(caller)
      if (!signal) return result
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(signal.reason)
          callers.delete(caller)
          if (callers.size > 0 || whenAbandoned === 'finish') return
          forget()
          controller.abort(signal.reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        result.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
      })
    }

    function forget(): void {
      if (flights.get(key) === join) flights.delete(key)
    }

    flights.set(key, join)
    result.then(forget, forget)
    return join
  }

  return (key, caller, work) => {
    const mistake = signalMistake(caller.signal)
    if (mistake) return Promise.reject(mistake)
    if (caller.signal?.aborted) return Promise.reject(caller.signal.reason)
    const join = flights.get(key) ?? start(key, work, caller)
    return join(caller)
  }
}
