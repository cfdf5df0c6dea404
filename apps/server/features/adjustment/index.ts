export { adjustmentRoutes } from './routes.ts'
export { groundOfAdjustments } from './ground.store.ts'
