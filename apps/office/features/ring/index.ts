export { RingPages } from './RingPages.tsx'
