/**
 * Changes that no test can notice because the rule still answers the same, each with the reason.
 * `line` is the source line, trimmed; `mutant` what stands in the changed place.
 * @type {readonly { readonly file: string, readonly line: string, readonly mutant: string, readonly why: string }[]}
 */
export const EQUIVALENT = []
