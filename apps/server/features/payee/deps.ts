import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AppTx, Database, MemberTx } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import type { Random } from '../../platform/random.ts'

interface Share {
  readonly kind: string
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

/** What is known of members beside their payout accounts, by the nouns above. */
export interface PayeePorts {
  /** Takes one of a share, or says for how many seconds there is none. */
  takeShare(tx: AppTx, share: Share, nowMs: number): Promise<number | null>
  /** When password, phone or device of a member last changed. */
  latestChangeMs(tx: AppTx, uid: bigint): Promise<number | null>
  /** Lets the member hear that a way out for their money was added. */
  tellOwner(tx: AppTx, uid: bigint, nowMs: number): Promise<void>
  /** Whether money is on its way to this account. */
  hasOpenWithdrawal(tx: MemberTx, payee: { readonly uid: bigint; readonly id: string }): Promise<boolean>
}

export interface PayeeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly jurisdiction: Jurisdiction
  /** From which the key is derived that numbers are compared by. */
  readonly lookupKeys: LookupKeys
  /** Under which numbers are sealed. */
  readonly masters: MasterKeys
  readonly ports: PayeePorts
}
