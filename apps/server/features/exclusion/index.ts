export type { ExclusionDeps } from './deps.ts'
export { exportOwn } from './exportOwn.ts'
export { exclusionRoutes } from './routes.ts'
export { sendDueNews } from './sendNews.ts'
