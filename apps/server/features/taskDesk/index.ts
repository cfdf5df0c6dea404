export { taskDeskRoutes } from './routes.ts'
