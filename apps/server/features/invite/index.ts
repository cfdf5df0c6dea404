export type { InviteDeps, InvitePair, InvitePorts, RingPorts } from './deps.ts'
export { chargebackHold } from './holdSides.ts'
export { inviteDeskRoutes, inviteRoutes } from './routes.ts'
export { seeToInvites } from './seeToInvites.ts'
