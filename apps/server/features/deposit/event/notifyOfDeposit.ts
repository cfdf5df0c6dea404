import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import type { MessageKindName } from '@saya/contract/message/messageKinds.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { notifyMember } from '../../message/index.ts'
import type { Deposit } from '../deposit.store.ts'

const kinds: Readonly<Record<DepositStatus, MessageKindName | undefined>> = {
  pending: undefined,
  completed: 'deposit_completed',
  canceled: 'deposit_failed',
  timeout: 'deposit_expired',
}

interface DepositChange {
  readonly to: DepositStatus
  readonly nowMs: number
}

/** Notifies the member of what came of a deposit, in its own commit. Whoever gave it up knows that nothing came of it. */
export async function notifyOfDeposit(
  tx: MemberTx,
  { uid, id, amount, isLeft }: Deposit,
  { to, nowMs }: DepositChange,
): Promise<void> {
  const kind = kinds[to]
  if (!kind || (isLeft && to !== 'completed')) return
  await notifyMember(tx, { uid, kind, about: id, amount, nowMs })
}
