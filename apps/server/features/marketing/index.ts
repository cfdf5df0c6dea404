export { type MarketingPermit, mayMarket } from './mayMarket.ts'
