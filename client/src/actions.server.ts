import type { Action } from './app/action.ts'
import { logIn } from './routes/login/actions.server.ts'
import { logOut } from './routes/login/log-out.server.ts'
import { subscribe } from './routes/newsletter/actions.server.ts'

/** Everything that a form can ask for. */
export const ACTIONS: readonly Action[] = [logIn, logOut, subscribe]
