export type { DossierDeps } from './deps.ts'
export { dossierRoutes } from './routes.ts'
