export { groundOfLapses } from './ground.store.ts'
export { privacyRoutes } from './routes.ts'
