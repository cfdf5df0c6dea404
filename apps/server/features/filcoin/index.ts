export { filcoinRoutes } from './routes.ts'
