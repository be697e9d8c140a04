export { Trouble as Component } from '../../shell/trouble.tsx'
