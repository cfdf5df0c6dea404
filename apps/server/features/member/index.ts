export { createProfile } from './member.store.ts'
export { memberRoutes } from './routes.ts'
