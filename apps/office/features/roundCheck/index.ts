export { RoundPages } from './RoundPages.tsx'
