/** A browser is not told of a misspelt option: its developer has read that in Node, and every shopper would pay for the names. */
export function refuseUnknownOptions(_options: object): void {}

export function refuseUnknownServices(_services: object): void {}

export function misplacedSignal(_given: readonly unknown[]): readonly string[] | undefined {
  return undefined
}

export function signalMistake(_signal: unknown): Error | undefined {
  return undefined
}

export function refuseUnknownCallOptions(_operation: string, _call: object): void {}
