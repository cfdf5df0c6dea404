export { AdjustmentsPage } from './AdjustmentsPage.tsx'
