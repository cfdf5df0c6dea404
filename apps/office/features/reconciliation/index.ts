export { ReportPages } from './ReportPages.tsx'
