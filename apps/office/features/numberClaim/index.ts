export { NumberClaimsPage } from './NumberClaimsPage.tsx'
