import { found, type Loader } from '../../app/loaded.ts'

export const loader: Loader<object> = () => Promise.resolve(found({}, 'degraded'))
