export { AdPages } from './AdPages.tsx'
export { LandingPages } from './LandingPages.tsx'
