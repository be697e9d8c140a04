import { use, useEffect, useMemo, useRef, type HTMLAttributes } from 'react'
import { FrameHtmlContext, NeedFrameHtmlContext, type FramePart } from '../../framework/frame-html.ts'

interface IslandProps extends HTMLAttributes<HTMLElement> {
  readonly part: FramePart
  readonly as: 'div' | 'nav' | 'section'
}

/** A part of the frame whose elements are HTML and nothing to React, which hears their events here. */
export function Island({ part, as: Element, ...rest }: IslandProps) {
  const html = use(FrameHtmlContext)?.parts[part] ?? ''
  const needHtml = use(NeedFrameHtmlContext)
  const inner = useMemo(() => ({ __html: html }), [html])
  const island = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!island.current?.hasChildNodes()) needHtml()
  }, [needHtml])
  const setIsland = (element: HTMLElement | null) => void (island.current = element)
  return (
    <Element {...rest} ref={setIsland} data-island suppressHydrationWarning dangerouslySetInnerHTML={inner} />
  )
}
