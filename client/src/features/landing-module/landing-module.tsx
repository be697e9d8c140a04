import { landingPageModuleEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { pushEvent } from '../../analytics/data-layer.ts'

interface LandingModuleProps {
  /** How analytics know the module. */
  readonly name: string
  /** Its place on the page, from 0. */
  readonly index: number
  readonly children: ReactNode
}

/** A part of a landing page: the data layer is told once that it came into view, and which of its links are followed. */
export function LandingModule({ name, index, children }: LandingModuleProps) {
  const element = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      pushEvent(landingPageModuleEvent({ action: 'view', name, index, url: pathname }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [name, index, pathname])
  return (
    <div
      ref={element}
      onClickCapture={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link)
          pushEvent(
            landingPageModuleEvent({ action: 'click', name, index, url: link.pathname + link.search }),
          )
      }}
    >
      {children}
    </div>
  )
}
