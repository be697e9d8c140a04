import type { Message } from '../../model/message.ts'

/** What the screen says when the next page's code could not be loaded. */
export interface ChunkLoadTexts {
  readonly heading: Message
  readonly text: Message
  readonly button: Message
}

/** The screen in place of a page whose code could not be loaded. */
export const CHUNK_LOAD_TEXTS: ChunkLoadTexts = {
  heading: { code: 'chunk-load.heading', message: 'You are currently offline' },
  text: {
    code: 'chunk-load.text',
    message: "We couldn't load the next page on this connection. Please try again.",
  },
  button: { code: 'chunk-load.retry', message: 'Retry Connection' },
}

/** The banner while there is no connection. */
export const OFFLINE_BANNER: Message<'offline.banner'> = {
  code: 'offline.banner',
  message: "You're currently browsing in offline mode",
}
