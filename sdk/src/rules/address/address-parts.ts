/** An address cut into its pieces, each exactly as it was written. */
export interface AddressParts {
  /** With the port; empty when the address is a path. */
  readonly host: string
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its hash sign, or empty. */
  readonly hash: string
}

const PIECES = /^(?:https?:\/\/([^/\\?#]*))?([^?#]*)(\?[^#]*)?(#[^]*)?/i

/** The pieces of an absolute or relative address; a path that starts with two slashes stays a path. */
export function addressParts(address: string): AddressParts {
  const [, host = '', path, search = '', hash = ''] = PIECES.exec(address) ?? []
  return { host, path: path || '/', search, hash }
}
