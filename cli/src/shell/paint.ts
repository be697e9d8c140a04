import { styleText } from 'node:util'
import type { Variables } from './config.ts'

/** Marks a piece of text; without colour it stays as it is. */
export type Paint = (text: string, style: TextStyle) => string

/** The looks that plain text is given. */
type TextStyle = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan' | 'strikethrough'

/** Whether one way out is painted: flags first, then NO_COLOR, then FORCE_COLOR, then whether it is a terminal. */
export function usesColour(
  isTerminal: boolean,
  { noColour, forceColour }: Pick<Variables, 'noColour' | 'forceColour'>,
  flag: boolean | undefined,
): boolean {
  if (flag !== undefined) return flag
  if (noColour) return false
  return forceColour || isTerminal
}

/** The paint of a way out. */
export function createPaint(painted: boolean): Paint {
  return painted ? (text, look) => styleText(look, text, { validateStream: false }) : text => text
}
