import { kycStatus } from '@saya/contract/kycStatus.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { findOpenChannel, isOpenAt, writtenHours } from '../../channel/index.ts'
import { mayDo } from '../../kyc/index.ts'
import { lockPayee, type Payee } from '../../payee/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { readStatus } from './mayBePaid.ts'
import { readPayoutSettings } from '../setting.store.ts'
import { hasOpenWithdrawal } from '../withdrawal.store.ts'

type Channel = NonNullable<Awaited<ReturnType<typeof findOpenChannel>>>

/** An account that may be paid to now, with how. Nobody takes it away until the transaction is over. */
export interface FoundWay {
  readonly payee: Payee
  readonly channel: Channel
  readonly automaticMost: bigint
}

interface WayQuery {
  readonly uid: bigint
  readonly accountId: string
  readonly nowMs: number
}

/** Everything that must be so before an amount is looked at. */
export async function findWay(deps: WithdrawalDeps, tx: MemberTx, asked: WayQuery) {
  const { uid, accountId, nowMs } = asked
  const { isOpen, automaticMost } = await readPayoutSettings(tx)
  if (!isOpen) return refuse('withdrawals_closed', closedSeconds)
  const standing = await readStatus(tx, uid, nowMs)
  if (!(await mayDo(tx, { uid, gate: 'withdraw', nowMs, jurisdiction: deps.jurisdiction }))) {
    return refuse(standing === kycStatus.under_review ? 'withdraw_under_review' : 'withdraw_kyc_required')
  }
  const payee = await lockPayee(tx, uid, accountId)
  if (!payee) return refuse('withdraw_account_unknown')
  if (payee.readyAtMs > nowMs) {
    return { ...refuse('withdraw_account_waiting'), values: { time: momentText(payee.readyAtMs) } }
  }
  const channel = await findOpenChannel(tx, payee.channel, 2)
  const gateway = channel && deps.payouts.get(channel.gateway)
  if (!channel || !gateway) return refuse('withdraw_channel_closed')
  if (!isOpenAt(channel, nowMs)) return { ...refuse('withdraw_channel_hours'), values: writtenHours(channel) }
  if (standing === kycStatus.test_account && gateway.isLive) return refuse('withdraw_test_account')
  if (await hasOpenWithdrawal(tx, uid, payee.id)) return refuse('withdrawal_open')
  return done({ payee, channel, automaticMost } satisfies FoundWay)
}

const closedSeconds = 300
