export { PromotionPages } from './PromotionPages.tsx'
