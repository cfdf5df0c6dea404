export type { CashierDeps } from './deps.ts'
export { cashierRoutes } from './routes.ts'
