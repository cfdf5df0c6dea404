export { RedemptionPages } from './RedemptionPages.tsx'
