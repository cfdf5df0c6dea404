export { creditClaimed } from './creditClaimed.ts'
export type { CreditDeps } from './deps.ts'
export { exportOwn } from './exportOwn.ts'
export { voucherDeskRoutes, voucherRoutes } from './routes.ts'
