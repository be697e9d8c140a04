import { useEffect, useState } from 'react'

/** How long something stands before it is said; who types is not talked to at every letter. */
const ANNOUNCE_DELAY_MS = 500

export function useAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return announcement
}
