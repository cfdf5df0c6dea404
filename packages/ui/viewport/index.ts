export { isMobile, layoutWidth } from './viewport.ts'
