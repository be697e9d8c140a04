/** A browser is not told of a misspelt option: its developer has read that in Node, and every shopper would pay for the names. */
export function refuseUnknownOptions(_options: object): void {}
