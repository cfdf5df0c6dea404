export { InvitePages } from './InvitePages.tsx'
