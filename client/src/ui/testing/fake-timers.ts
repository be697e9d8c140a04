import { jest } from '@jest/globals'
import { act } from '@testing-library/react'

/** A test in which time passes only when it is told to. */
export function withFakeTimers(run: () => void | Promise<void>): () => Promise<void> {
  return async () => {
    jest.useFakeTimers()
    try {
      await run()
    } finally {
      jest.useRealTimers()
    }
  }
}

/** Lets time pass. */
export function advanceTime(ms: number): void {
  act(() => jest.advanceTimersByTime(ms))
}
