export { ObjectFault } from './objectFault.ts'
export type { ObjectStore } from './objectStore.ts'
export { openObjects } from './openObjects.ts'
