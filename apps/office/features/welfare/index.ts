export { BannersPage } from './BannersPage.tsx'
