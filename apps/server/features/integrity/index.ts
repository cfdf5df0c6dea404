export { integrityRoutes } from './routes.ts'
