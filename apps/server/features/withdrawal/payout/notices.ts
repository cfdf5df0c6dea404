import type { MessageKindName } from '@saya/contract/message/messageKinds.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { tellNews } from '../../../platform/events/index.ts'
import { addJob } from '../../../platform/jobs/index.ts'
import { notifyMember } from '../../message/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import type { WithdrawalEvent } from '../withdrawal.rules.ts'
import type { Withdrawal } from '../withdrawal.store.ts'
import { payJob } from './payJob.ts'

type ChangedWithdrawal = Pick<Withdrawal, 'uid' | 'id' | 'status'>

/**
 * Tells the member's open pages that a withdrawal has changed, and has one that may be paid sent at once. If the server
 * stops before this, the payment is at most a minute late: the row itself says when it is due.
 */
export async function notifyChange(
  { db }: Pick<WithdrawalDeps, 'db'>,
  { uid, id, status }: ChangedWithdrawal,
): Promise<void> {
  await db.app(async tx => {
    if (status === 'paying') await addJob(tx, payJob, { payload: { uid: String(uid), id } })
    await tellNews(tx, 'member.changed', { uid: String(uid), about: 'withdrawal' })
  })
}

const kinds: Readonly<Record<WithdrawalEvent, MessageKindName | undefined>> = {
  released: undefined,
  ranOut: undefined,
  paid: 'withdrawal_completed',
  declined: 'withdrawal_canceled',
  failed: 'withdrawal_canceled',
  returned: 'withdrawal_returned',
}

interface WithdrawalChange {
  readonly event: WithdrawalEvent
  readonly nowMs: number
}

/** Notifies the member of how a withdrawal ended, in its own commit. While nobody knows, nobody is told. */
export async function notifyOfWithdrawal(
  tx: MemberTx,
  { uid, id, amount }: Withdrawal,
  { event, nowMs }: WithdrawalChange,
): Promise<void> {
  const kind = kinds[event]
  if (kind) await notifyMember(tx, { uid, kind, about: id, amount, nowMs })
}
