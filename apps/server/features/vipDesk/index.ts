export { vipDeskRoutes } from './routes.ts'
