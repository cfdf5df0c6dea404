export type { MaintenanceDeps } from './deps.ts'
export { maintenanceDesk, maintenanceRoutes } from './routes.ts'
export { turnProviders } from './turnProviders.ts'
export { isUnderMaintenance } from './window.store.ts'
