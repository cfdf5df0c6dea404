import { findAgentState } from '../features/agency/index.ts'
import type { InvitePorts, RingPorts } from '../features/invite/index.ts'
import { findHold, followRing, listDecided } from '../features/ring/index.ts'

export const ringPorts: RingPorts = { findHold, followRing, listDecided }

export const invitePorts: InvitePorts = { findAgentState }
