import { missing, type Loader } from '../../framework/loaded.server.ts'

export const loader: Loader<never> = () => Promise.resolve(missing())
