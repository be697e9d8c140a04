import { ConfigError } from '../../errors/config-error.ts'
import type { Http } from '../../http/http.ts'

/** Programs without types can leave out what a client needs; a missing contract is a mistake of the first call. */
export function checkedOptions<Options extends object>(http: Http, options: Options): Options {
  if (!Object(http).send || !options) throw new ConfigError('A client needs http and its options.')
  return { ...options, contracts: Object(Object(options).contracts) }
}
