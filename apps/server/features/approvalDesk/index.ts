export { approvalDeskRoutes } from './routes.ts'
