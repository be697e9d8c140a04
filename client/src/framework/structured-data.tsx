import { jsonInScript } from './json-in-script.ts'

export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />
}
