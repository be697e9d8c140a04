export { ErrorScreen as Component } from '../../shell/error-screen.tsx'
