export { exportOwn } from './exportOwn.ts'
export { numberClaimDeskRoutes, numberClaimRoutes } from './routes.ts'
