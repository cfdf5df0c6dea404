export { createProfile, setKycStatus } from './member.store.ts'
export { memberRoutes } from './routes.ts'
