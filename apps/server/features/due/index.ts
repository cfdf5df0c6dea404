export { dueRoutes } from './routes.ts'
