import { missing, type Loader } from '../../framework/loader.server.ts'

export const loader: Loader<never> = () => Promise.resolve(missing())
