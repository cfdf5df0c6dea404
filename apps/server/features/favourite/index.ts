export { exportOwn } from './exportOwn.ts'
export { favouriteRoutes } from './routes.ts'
