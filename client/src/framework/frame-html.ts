import type { FooterPart } from '@wallart/sdk'
import { createContext } from 'react'

export type FramePart = 'menu' | 'second-navigation' | FooterPart

/** The parts of the frame that are the same on every page of a brand and language. */
export interface FrameHtml {
  /** Names what the parts say: another version says something else. */
  readonly version: string
  readonly parts: Readonly<Partial<Record<FramePart, string>>>
}

/** Known to the server, and to a browser that has fetched them; what its document brought, a browser leaves as it is. */
export const FrameHtmlContext = createContext<FrameHtml | undefined>(undefined)

/** To be called by a part that stands in no document. */
export const NeedFrameHtmlContext = createContext<() => void>(() => {})
