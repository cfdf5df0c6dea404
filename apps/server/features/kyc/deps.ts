import type { Peppers } from '../../platform/peppers.ts'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { AppTx, Database, MemberTx } from '../../platform/db/database.ts'
import type { IdCheck } from '../../platform/idCheck/idCheck.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'
import type { Random } from '../../platform/random.ts'

/** A share of something that costs, which is gone when it is used up. */
export interface Share {
  readonly kind: string
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

/** What is known of members beside KYC, by whoever keeps it. */
export interface KycPorts {
  /** Takes one of a share, or says for how many seconds there is none. */
  takeShare(tx: AppTx, share: Share, nowMs: number): Promise<number | null>
  /** The phone a member signs in with. */
  phoneOf(uid: bigint): Promise<string>
  /** The e-mail address they proved to be theirs; empty where there is none. */
  emailOf(uid: bigint): Promise<string>
  /** How many other members have signed in on this one's devices. */
  countSharedDevices(tx: AppTx, uid: bigint): Promise<number>
  /** Whether whoever is shown a photo is signed in to this day. */
  isSessionOpen(
    tx: AppTx,
    /** Of the member whose photo it is, or of somebody of the staff. */
    session: { readonly kind: 'member' | 'staff'; readonly uid: bigint; readonly sessionId: string },
    nowMs: number,
  ): Promise<boolean>
  /** Signs a member out everywhere. */
  endSessionsOf(tx: AppTx, member: { readonly uid: bigint; readonly nowMs: number }): Promise<unknown>
  /** Ends every way of a member into a game. */
  endGameSessionsOf(tx: MemberTx, uid: bigint, nowMs: number): Promise<void>
}

/** What a change of a standing needs. */
export interface StandingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
  readonly ports: KycPorts
  readonly log: Logger
  /** What must be compared and not read is hidden under them. */
  readonly lookupKeys: LookupKeys
}

export interface KycDeps extends StandingDeps {
  readonly random: Random
  readonly peppers: Peppers
  readonly objects: ObjectStore
  readonly idCheck: IdCheck
  /** On one's own machine the loopback address is everybody, so nothing is limited by it. */
  readonly countsLoopback: boolean
}
