export { ExclusionsPage } from './ExclusionsPage.tsx'
export { RequestsPage } from './RequestsPage.tsx'
