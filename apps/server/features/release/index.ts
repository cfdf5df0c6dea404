export { releaseRoutes } from './routes.ts'
