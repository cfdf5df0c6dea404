import type { AppTx } from '../../platform/db/database.ts'
import type { GrantDeps } from '../promotion/index.ts'
import type { RewardDeps } from '../reward/index.ts'
import type { StaffDeps } from '../staff/index.ts'

/** Two members of whom one brought the other. */
export interface InvitePair {
  readonly parent: bigint
  readonly child: bigint
}

type RingDeps = Pick<GrantDeps, 'db' | 'clock'>

/** What looks for friends that are none. */
export interface RingPorts {
  /** Why a person has to look at two members before anything is paid, in one word; nothing where nobody has to. */
  findHold(deps: RingDeps, invited: InvitePair): Promise<string | undefined>
  /** Carries out what a person has decided about a friend, where they have by now, and answers what that was. */
  followRing(deps: RingDeps, child: bigint): Promise<'free' | 'refused' | undefined>
  /** The friends of whom a person has said since a moment that they are paid for, or that nothing is. */
  listDecided(tx: AppTx, status: 'free' | 'refused', sinceMs: number): Promise<readonly bigint[]>
}

/** What invitations are followed and paid with, whoever does it. */
export type InviteDeps = GrantDeps & RewardDeps & { readonly rings: RingPorts }

/** What members are told of by nouns that stand beside this one. */
export interface InvitePorts {
  /** Where a member stands as an agent: nowhere, applied, or decided. */
  findAgentState(tx: AppTx, uid: bigint): Promise<'' | 'pending' | 'approved' | 'rejected'>
}

export type InviteCallDeps = GrantDeps & { readonly ports: InvitePorts }

export type InviteDeskDeps = StaffDeps & Pick<GrantDeps, 'db' | 'clock'>
