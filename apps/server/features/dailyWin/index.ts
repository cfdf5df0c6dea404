export { dailyWinRoutes } from './routes.ts'
