import { found, type Loader } from '../../framework/loader.server.ts'

export const loader: Loader<object> = () => Promise.resolve(found({}, 'degraded'))
