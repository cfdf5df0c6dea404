import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findLastDetail } from '../../platform/incident/incident.store.ts'
import type { WithdrawalDeps } from './deps.ts'
import { takeLook } from './payout/sending.store.ts'
import { advanceWithdrawal, warnOf } from './payout/advanceWithdrawal.ts'
import { agreement } from './payout/verdict.rules.ts'
import { listVerdicts } from './payout/verdict.store.ts'
import { isHeldUp } from './withdrawal.rules.ts'
import { findWithdrawal, type Withdrawal } from './withdrawal.store.ts'
import { secondsOf, viewWithdrawal } from './withdrawal.view.ts'

/** Somebody who looks again and again asks the gateway no oftener than that. */
const everyMs = 3000

/** A withdrawal of somebody else is answered like one that is not there. */
export function getWithdrawal(deps: WithdrawalDeps): Handler<typeof contract.withdrawal.getWithdrawal> {
  const { db, clock } = deps
  return async ({ caller: { uid }, query: { id } }) => {
    const { kept, isAsking } = await db.member(uid, async tx => {
      const found = await findWithdrawal(tx, uid, id)
      const asks = found?.status === 'paying' && (await takeLook(tx, found, { nowMs: clock.now(), everyMs }))
      return { kept: found, isAsking: asks }
    })
    if (!kept) return refuse('withdrawal_not_found')
    const now = isAsking ? await asItIs(deps, kept) : kept
    return done({ ...viewAt(now, clock.now()), found: await readFound(deps, now) })
  }
}

/** A moment that has passed is nothing to wait for, and says that it takes longer; so does what could be sent to nobody. */
function viewAt(withdrawal: Withdrawal, nowMs: number) {
  const view = viewWithdrawal(withdrawal)
  const isOver = view.expected_at > 0 && nowMs > view.expected_at * 1000
  return {
    ...view,
    released_at: secondsOf(withdrawal.releasedAtMs ?? 0),
    sent_at: secondsOf(withdrawal.sentAtMs ?? 0),
    paid_at: secondsOf(withdrawal.paidAtMs ?? 0),
    is_late: isOver || isHeldUp(withdrawal, nowMs),
  }
}

/** While nothing is over nobody has found out anything, and what came back is told as just that. */
async function readFound({ db }: WithdrawalDeps, { uid, id, gateway, status, outcome }: Withdrawal) {
  if (status !== 'completed' && outcome !== 'failed') return null
  const found = agreement(await db.member(uid, tx => listVerdicts(tx, id)))
  if (!found || found.arrived !== (status === 'completed')) return null
  const misfit = await db.app(tx => findLastDetail(tx, { kind: 'PAYOUT_BREAK', subject: `${gateway} ${id}` }))
  const currency = misfit?.payout === found.payout ? String(misfit.currency) : 'PHP'
  return { arrived: found.arrived, amount: formatPesos(found.told), currency }
}

/** What the gateway does not tell now, it tells later; the member is told what we know. */
async function asItIs(deps: WithdrawalDeps, kept: Withdrawal): Promise<Withdrawal> {
  try {
    return (await advanceWithdrawal(deps, kept)) ?? kept
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, kept.gateway, fault)
    return kept
  }
}
