export { rebateCapRoutes } from './routes.ts'
