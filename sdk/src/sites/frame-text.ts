import type { Message } from '../model/message.ts'

/** A text of the frame around every page, by the key of its translations. */
export const frameText = (key: string, message: string): Message => ({ code: `frame.${key}`, message })
