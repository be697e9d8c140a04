import { setMaxListeners } from 'node:events'

export interface Flights<T> {
  /** Joins the work of a key, or starts it; aborted when the last caller has left. */
  join(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
}

interface Flight<T> {
  readonly result: Promise<T>
  readonly signal: AbortController
  waiting: number
}

export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    // Every upstream call of the work listens.
    setMaxListeners(0, controller.signal)
    const flight: Flight<T> = { result: work(controller.signal), signal: controller, waiting: 0 }
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.result.then(land, land)
    controller.signal.addEventListener('abort', land, { once: true })
    flights.set(key, flight)
    return flight
  }

  return {
    join(key, work, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const flight = flights.get(key) ?? begin(key, work)
      flight.waiting += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.waiting -= 1
          if (flight.waiting === 0) flight.signal.abort(signal?.reason)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        const arrived = () => signal?.removeEventListener('abort', leave)
        flight.result.finally(arrived).then(resolve, reject)
      })
    },
  }
}
