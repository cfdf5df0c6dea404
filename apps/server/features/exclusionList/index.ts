export type { ExclusionListDeps } from './deps.ts'
export { holdAgainstList } from './holdAgainstList.ts'
export { exclusionListRoutes } from './routes.ts'
