import { useEffect, useState } from 'react'

/** How long something stands before it is said; who types is not talked to at every letter. */
const CALM_MS = 500

/** A text for whoever listens, once it has stood for a moment. */
export function useAnnouncement(text: string): string {
  const [messages, t] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => t(text), CALM_MS)
    return () => clearTimeout(timer)
  }, [text])
  return messages
}
