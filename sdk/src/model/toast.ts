import type { Message } from './message.ts'

/** A short notice that appears at the edge of the screen and goes by itself. */
export interface Toast {
  readonly tone: 'success' | 'info' | 'error'
  readonly message: Message
  readonly link?: ToastLink
}

/** Where a toast leads; the path carries no site prefix. */
export interface ToastLink {
  readonly text: Message
  readonly path: string
}
