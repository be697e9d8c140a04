import { missing, type Loader } from '../../app/loaded.ts'

export const loader: Loader<never> = () => Promise.resolve(missing())
