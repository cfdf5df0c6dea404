export { MoreLink } from './MoreLink.tsx'
export { SectionHead } from './SectionHead.tsx'
