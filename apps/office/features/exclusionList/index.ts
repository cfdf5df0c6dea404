export { ExclusionListPage } from './ExclusionListPage.tsx'
