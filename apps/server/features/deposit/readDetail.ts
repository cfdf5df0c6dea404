import type { contract } from '@saya/contract'
import { depositGate } from '@saya/contract/channel/hostChannels.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { listTaking } from '../channel/index.ts'
import { countCoupons, findBonus } from '../coupon/index.ts'
import { mayDo } from '../kyc/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { findReward, rewardIdOf } from '../reward/index.ts'
import { bonusName } from './bonus.rules.ts'
import { type BreakRow, listBreaksOf } from './break/break.store.ts'
import { isPayable } from './deposit.rules.ts'
import { type Deposit, findDeposit } from './deposit.store.ts'
import { viewDetail } from './deposit.view.ts'
import type { DepositDeps } from './deps.ts'

interface DepositKey {
  readonly uid: bigint
  readonly id: string
}

/** A deposit as we know it, with what its owner can still do, and what became of what they paid. */
export async function readDetail(
  deps: DepositDeps,
  { uid, id }: DepositKey,
): Promise<AnswerOf<typeof contract.deposit.getDeposit> | undefined> {
  const { db } = deps
  const read = await db.member(uid, async tx => {
    const deposit = await findDeposit(tx, uid, id)
    return deposit && { deposit, ...(await readBeside(deps, tx, deposit)) }
  })
  return read && viewDetail(read.deposit, { ...read, breaks: await readBreaks(deps, read.deposit) })
}

async function readBeside(deps: DepositDeps, tx: MemberTx, deposit: Deposit) {
  const { uid, id, wantsCashback } = deposit
  return {
    payUrl: (await mayPay(deps, tx, deposit)) ? deposit.payUrl : '',
    bonus: wantsCashback ? await findBonus(tx, uid, id) : null,
    isBonusWaiting: wantsCashback && (await isBonusWaiting(tx, deposit)),
    hasTicketLeft: wantsCashback && (await countCoupons(tx, uid)).left > 0,
    mayHaveBonus: wantsCashback && (await mayMarket(tx, { uid, reach: 'given', nowMs: deps.clock.now() })) !== null,
  }
}

/** Under a cap of the law its bonus is a reward, which may have to wait. */
async function isBonusWaiting(tx: MemberTx, { uid, id }: Deposit): Promise<boolean> {
  const reward = await findReward(tx, rewardIdOf({ uid, kind: 4009, name: bonusName(id) }))
  return reward?.status === 'open'
}

/** Whether its page is worth going to: it takes money, its gateway does, and its member may still deposit. */
async function mayPay({ clock, gateways, jurisdiction }: DepositDeps, tx: MemberTx, deposit: Deposit) {
  const nowMs = clock.now()
  if (!isPayable(deposit, nowMs)) return false
  if (!(await listTaking(tx, gateways.keys())).has(deposit.gateway)) return false
  return mayDo(tx, { uid: deposit.uid, gate: depositGate(deposit.channel), nowMs, jurisdiction })
}

/** Money that a gateway tells of twice is whose it was first, and no business of whom it names the second time. */
async function readBreaks({ db }: DepositDeps, deposit: Deposit): Promise<readonly BreakRow[]> {
  if (deposit.status === 'pending' && !deposit.hasBreak) return []
  const rows = await db.app(tx => listBreaksOf(tx, { gateway: deposit.gateway, reference: deposit.id }))
  return rows.filter(row => row.reason !== 'taken' && row.state !== 'settled')
}
