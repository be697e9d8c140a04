import { found, type Loader } from '../../framework/loaded.server.ts'

export const loader: Loader<object> = () => Promise.resolve(found({}, 'degraded'))
