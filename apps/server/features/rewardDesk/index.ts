export { rewardDeskRoutes } from './routes.ts'
