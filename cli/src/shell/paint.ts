import { styleText } from 'node:util'
import type { Variables } from './config.ts'

export type Paint = (text: string, style: TextStyle) => string

type TextStyle = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan' | 'strikethrough'

/** Precedence: flags, NO_COLOR, FORCE_COLOR, terminal. */
export function usesColour(
  isTerminal: boolean,
  { noColour, forceColour }: Pick<Variables, 'noColour' | 'forceColour'>,
  flag: boolean | undefined,
): boolean {
  if (flag !== undefined) return flag
  if (noColour) return false
  return forceColour || isTerminal
}

export function createPaint(painted: boolean): Paint {
  return painted ? (text, look) => styleText(look, text, { validateStream: false }) : text => text
}
