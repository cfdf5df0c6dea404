export { DossierPages } from './DossierPages.tsx'
