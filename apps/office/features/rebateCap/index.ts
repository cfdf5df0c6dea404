export { RebatesPage } from './RebatesPage.tsx'
