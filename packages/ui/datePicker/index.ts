export { pickDate } from './pickDate.tsx'
