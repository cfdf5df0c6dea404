export { BatchPages } from './BatchPages.tsx'
