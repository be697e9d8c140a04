import type { AuthFailure } from './auth-failure-view.ts'

/** Whether a failed call was answered with a status, or names it in its message as a number of its own. */
export function failedWith({ status, message = '' }: AuthFailure, wanted: number): boolean {
  return status === wanted || message.split(/\D+/).includes(String(wanted))
}
