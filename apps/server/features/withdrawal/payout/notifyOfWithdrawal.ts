import type { MessageKindName } from '@saya/contract/message/messageKinds.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { notifyMember } from '../../message/index.ts'
import type { WithdrawalEvent } from '../withdrawal.rules.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

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
