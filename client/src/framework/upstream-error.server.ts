/** A page cannot be shown because something behind the shop does not answer; it is not the page's own fault. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
}
