import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { FrameHtmlContext, NeedFrameHtmlContext, type FrameHtml } from '../../framework/frame-html.ts'

interface FrameHtmlProviderProps {
  /** What the page shown now says of the frame. */
  readonly version: string
  readonly children: ReactNode
}

/** Keeps the frame of the document until a page names another version, which is fetched once. */
export function FrameHtmlProvider({ version, children }: FrameHtmlProviderProps) {
  const rendered = use(FrameHtmlContext)
  const [sentVersion] = useState(version)
  const [fetched, setFetched] = useState<FrameHtml>()
  const requested = useRef('')
  const isMissing = useRef(false)
  const needHtml = useCallback(() => {
    // Every part of the frame that is missing needs the same.
    if (requested.current === version) return
    requested.current = version
    const keep = (html: FrameHtml | undefined) => {
      // A page with another version may have come meanwhile.
      if (requested.current !== version) return
      requested.current = html ? version : ''
      isMissing.current = !html
      if (html) setFetched(html)
    }
    void fetchFrameHtml(version).then(keep)
  }, [version])
  const { key } = useLocation()
  useEffect(() => {
    // What could not be had is tried for again by the next page.
    if (key && isMissing.current) needHtml()
  }, [key, needHtml])
  useEffect(() => {
    if (version !== sentVersion) needHtml()
  }, [version, sentVersion, needHtml])
  return (
    <NeedFrameHtmlContext value={needHtml}>
      <FrameHtmlContext value={useMemo(() => rendered ?? fetched, [rendered, fetched])}>
        {children}
      </FrameHtmlContext>
    </NeedFrameHtmlContext>
  )
}

// Without an answer the frame stays as it is.
async function fetchFrameHtml(version: string): Promise<FrameHtml | undefined> {
  const query = new URLSearchParams({ address: location.pathname + location.search, version })
  try {
    const response = await fetch(`/api/frame?${query.toString()}`)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
