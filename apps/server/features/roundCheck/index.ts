export { compareHourly } from './compareHourly.ts'
export { compareNightly } from './compareNightly.ts'
export type { RoundCheckDeps } from './deps.ts'
export { roundCheckRoutes } from './routes.ts'
