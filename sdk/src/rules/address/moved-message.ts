import { sameSitePath } from './same-site-path.ts'

const MOVED = '301 '

/** The message of an error that moves a page: it carries the new place. */
export function movedMessage(location: string): string {
  return MOVED + location
}

/** The new place that an error message carries, if it is one of this site. */
export function movedLocation(message: unknown): string | undefined {
  if (typeof message !== 'string' || !message.startsWith(MOVED)) return undefined
  return sameSitePath(message.slice(MOVED.length))
}
