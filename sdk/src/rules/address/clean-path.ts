const PLACEHOLDER_ORIGIN = 'https://here.invalid'

/** The one way to write a path: no dot steps, no doubled slashes, and none at the end but that of /blog/. */
export function cleanPath(path: string): string {
  const { pathname } = new URL(`${PLACEHOLDER_ORIGIN}/${path}`)
  const single = pathname.replace(/\/{2,}/g, '/')
  return single === '/' || single.endsWith('/blog/') ? single : single.replace(/\/$/, '')
}
