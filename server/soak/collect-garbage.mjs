/** Loaded into each process of the soaked shop: what is measured is what it holds, not what V8 has yet to collect. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
setInterval(() => collect(), 30_000).unref()
