/**
 * The Link entry for the picture that a document marks as its first. A browser finds a picture only after the styles
 * and the head; told of it beside them, it has the picture when it first paints.
 */
export function firstPictureLink(html: string): string | undefined {
  const at = html.indexOf('fetchPriority="high"')
  if (at < 0) return undefined
  const picture = html.slice(html.lastIndexOf('<picture', at), at)
  const [, files, sizes] = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/.exec(picture) ?? []
  if (!files || !sizes || !IN_A_HEADER.test(files + sizes)) return undefined
  const choices = files.replaceAll('&amp;', '&')
  // Whoever cannot choose fetches the smallest for nothing.
  const [smallest = ''] = choices.split(' ')
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${choices}"; imagesizes="${sizes}"; fetchpriority=high`
}

const IN_A_HEADER = /^[\x20-\x7e]+$/
