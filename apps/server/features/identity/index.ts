export type { IdentityDeps } from './deps.ts'
export { identify } from './identify.ts'
export { identityRoutes } from './routes.ts'
