export { IntegrityPage } from './IntegrityPage.tsx'
