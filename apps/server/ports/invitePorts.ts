import { findAgentState } from '../features/agency/index.ts'
import type { InvitePorts, RingPorts } from '../features/invite/index.ts'
import { findHold, followRing, listRefused } from '../features/ring/index.ts'

export const ringPorts: RingPorts = { findHold, followRing, listRefused }

export const invitePorts: InvitePorts = { findAgentState }
