export { openObjects } from './openObjects.ts'
