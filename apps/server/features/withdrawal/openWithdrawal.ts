import type { contract } from '@saya/contract'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findPurse, post, withdrawable } from '../wallet/index.ts'
import { type JudgedAmount, judgeAmount } from './amount.rules.ts'
import type { WithdrawalDeps } from './deps.ts'
import { notifyChange } from './payout/notices.ts'
import { readRiskFacts, type RiskEvidence } from './payout/readRiskFacts.ts'
import { railOf } from './payout/rail.rules.ts'
import { findFlags } from './desk/findFlags.ts'
import { approvalsNeeded } from './desk/risk.rules.ts'
import { type FoundWay, findWay } from './payout/findWay.ts'
import { addWithdrawal, dropWithdrawal } from './withdrawal.store.ts'

type Operation = typeof contract.withdrawal.openWithdrawal
type Answer = OutcomeOf<Operation>

/**
 * The row, what is judged of it, and the hold of its money are one commit, once for a call however often it arrives. What
 * nothing speaks against is paid by the worker right behind it.
 */
export function openWithdrawal(deps: WithdrawalDeps): Handler<Operation> {
  return async ({ caller: { uid, sessionHash }, body, once }) => {
    const beside = await readRiskFacts(deps, { uid, sessionHash, accountId: body.account_id })
    const begun = await once(tx => begin(deps, tx, { uid, body, beside }))
    if (begun.ok) await notifyChange(deps, { uid, ...begun.data })
    return begun
  }
}

/** What staff pay out for a member is judged as what the member asks for, and by a device that nobody knows. */
export { begin as beginOnBehalf }

interface Beginning {
  readonly uid: bigint
  readonly body: Parts<Operation>['body']
  readonly beside: RiskEvidence
}

async function begin(deps: WithdrawalDeps, tx: MemberTx, { uid, body, beside }: Beginning): Promise<Answer> {
  const nowMs = deps.clock.now()
  const found = await findWay(deps, tx, { uid, accountId: body.account_id, nowMs })
  if (!found.ok) return found
  const { payee, channel, automaticMost } = found.data
  const judged = await judge(tx, { uid, text: body.amount, way: found.data })
  if (!judged.ok) return judged
  const { amount } = judged
  const flags = await findFlags(tx, { uid, amount, way: found.data, beside, nowMs, automaticMost })
  const row = await addWithdrawal(tx, {
    uid,
    accountId: payee.id,
    account: payee.maskedNumber,
    channel: channel.id,
    channelName: channel.name,
    channelImg: channel.img,
    gateway: channel.gateway,
    instrument: channel.instrument,
    rail: railOf(amount),
    amount,
    flags,
    approvalsNeeded: approvalsNeeded(amount, flags),
    deviceId: beside.deviceId,
    nowMs,
  })
  if (!row) return refuse('withdrawal_open')
  const held = await post(tx, { act: 'withdrawal_hold', uid, reference: row.id, amount, nowMs })
  if (held.ok) return done({ id: row.id, status: row.status })
  // A bet was faster: what is free now is less, and a refusal leaves nothing behind.
  await dropWithdrawal(tx, row)
  const again = await judge(tx, { uid, text: body.amount, way: found.data })
  if (again.ok) throw new Error(`The ledger refused to hold the withdrawal ${row.id}.`)
  return again
}

interface Judging {
  readonly uid: bigint
  readonly text: string
  readonly way: FoundWay
}

async function judge(tx: MemberTx, { uid, text, way: { channel } }: Judging): Promise<JudgedAmount> {
  const purse = await findPurse(tx, uid)
  const limits = {
    min: channel.min_amount,
    max: channel.max_amount,
    withdrawable: purse ? withdrawable(purse) : 0n,
  }
  return judgeAmount(text, limits)
}
