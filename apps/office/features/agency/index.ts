export { AgencyPages } from './AgencyPages.tsx'
