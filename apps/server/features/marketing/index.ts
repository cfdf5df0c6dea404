export { mayMarket } from './mayMarket.ts'
