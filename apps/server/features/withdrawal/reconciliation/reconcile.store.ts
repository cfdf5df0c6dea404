import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { Outcome } from '@saya/contract/withdrawal/withdrawal.ts'
import type { DaySpan } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { OwnPayout } from '../payout/payoutBooks.ts'

/** A withdrawal as it is compared, and whose account its number is. */
export interface ComparedRow extends OwnPayout {
  readonly accountId: string
  readonly sentAtMs: number | null
}

interface PayoutQuery extends DaySpan {
  readonly gateway: string
  readonly references: readonly string[]
}

/** Those of one schema that bear one of these names, at whichever gateway, and those of a gateway that ended on a day. */
export async function listCompared(
  tx: MemberTx,
  { gateway, references, fromMs, untilMs }: PayoutQuery,
): Promise<readonly ComparedRow[]> {
  const columns = [
    'id',
    'uid',
    'gateway',
    'status',
    'outcome',
    'amount',
    'payout_id',
    'ended_at',
    'instrument',
    'account_id',
    'sent_at',
  ] as const
  const named = await tx
    .selectFrom('withdrawal')
    .select(columns)
    .where(sql<boolean>`id = any(${[...references]}::uuid[])`)
    .execute()
  const ended = await tx
    .selectFrom('withdrawal')
    .select(columns)
    .where('gateway', '=', gateway)
    .where('ended_at', '>=', instant(fromMs))
    .where('ended_at', '<', instant(untilMs))
    .execute()
  const rows = new Map([...named, ...ended].map(row => [row.id, row]))
  return [...rows.values()].map(row => ({
    id: row.id,
    uid: row.uid,
    gateway: row.gateway,
    status: row.status as WithdrawalStatus,
    outcome: row.outcome as Outcome,
    amount: row.amount,
    payoutId: row.payout_id,
    endedAtMs: row.ended_at,
    bank: row.instrument,
    number: '',
    accountId: row.account_id,
    sentAtMs: row.sent_at,
  }))
}
