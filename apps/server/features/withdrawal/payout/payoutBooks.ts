import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { Outcome } from '@saya/contract/withdrawal/withdrawal.ts'
import type { DaySpan } from '@saya/money'
import type { ListedPayout } from '../../../platform/gateway/payoutGateway.ts'

/** A withdrawal, as far as it is compared with what a gateway paid. */
export interface OwnPayout {
  readonly id: string
  readonly uid: bigint
  readonly gateway: string
  readonly status: WithdrawalStatus
  readonly outcome: Outcome
  readonly amount: bigint
  /** The gateway's own name, once it has told it. */
  readonly payoutId: string | null
  readonly endedAtMs: number | null
  /** Where it goes: the bank or wallet as the clearing houses name it, and the number there. */
  readonly bank: string
  readonly number: string
}

/** What the ledger moved between the hold, a gateway's account and a wallet. */
export interface ClearingPosting {
  readonly reference: string
  readonly amount: bigint
  /** It came back. */
  readonly isBack: boolean
  /** By staff, for what the gateway moved more or less than was asked of it on another day. */
  readonly isPutRight?: boolean
}

/** One day at one gateway, as each of the three has it. */
export interface PayoutBooks {
  readonly gateway: string
  readonly span: DaySpan
  /** What the gateway was asked for around that day, whoever asked. */
  readonly listed: readonly ListedPayout[]
  /** Every withdrawal that the list names, and every one that moved here on that day. */
  readonly own: readonly OwnPayout[]
  /** Of that day. */
  readonly postings: readonly ClearingPosting[]
}
