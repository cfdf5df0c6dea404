export { GoodsPages } from './GoodsPages.tsx'
