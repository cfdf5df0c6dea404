export type { ExclusionDeps } from './deps.ts'
export { exportOwn } from './exportOwn.ts'
export { exclusionDeskRoutes, exclusionRoutes } from './routes.ts'
export { sendDueNews } from './sendNews.ts'
