export { DossierPages } from './DossierPages.tsx'
export { standingOf } from './standing.ts'
