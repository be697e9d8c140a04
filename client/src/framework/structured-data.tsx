import { createContext, use, useMemo, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

/** What a document tells search engines, as JSON; the browser has it in the document alone. */
export const StructuredDataContext = createContext('[]')

/** Those who read it follow no link by script, so only documents carry it. */
export function StructuredData() {
  const html = use(StructuredDataContext)
  const isLive = useHydrated()
  const [isOfDocument] = useState(!isLive)
  const inner = useMemo(() => ({ __html: html }), [html])
  if (!isOfDocument) return null
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={inner} />
}
