export type { MaintenanceDeps } from './deps.ts'
export { maintenanceDeskRoutes, maintenanceRoutes } from './routes.ts'
export { turnProviders } from './turnProviders.ts'
export { isUnderMaintenance } from './window.store.ts'
