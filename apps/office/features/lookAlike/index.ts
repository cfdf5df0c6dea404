export { LookAlikePages } from './LookAlikePages.tsx'
