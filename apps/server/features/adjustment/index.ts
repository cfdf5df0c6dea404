export { adjustmentRoutes } from './routes.ts'
