export { PopupPages } from './PopupPages.tsx'
