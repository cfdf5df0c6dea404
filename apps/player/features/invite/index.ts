export { InviteDoor } from './InviteDoor.tsx'
