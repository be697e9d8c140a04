import { jsonInScript } from './json-in-script.ts'

/** What search engines read of a page: one JSON-LD block. */
export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />
}
