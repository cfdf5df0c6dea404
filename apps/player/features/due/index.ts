export { DueRows } from './DueRows.tsx'
