import type { AuthFailure } from './auth-failure-view.ts'

/** Whether a failed call was answered with a status, or has that status as a separate number in its message. */
export function failedWith({ status, message = '' }: AuthFailure, wanted: number): boolean {
  return status === wanted || message.split(/\D+/).includes(String(wanted))
}
