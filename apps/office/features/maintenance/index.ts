export { GamesPage } from './GamesPage.tsx'
export { MaintenancePage } from './MaintenancePage.tsx'
export { ProvidersPage } from './ProvidersPage.tsx'
