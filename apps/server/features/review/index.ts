export type { ReviewDeps } from './deps.ts'
export { reviewRoutes } from './routes.ts'
