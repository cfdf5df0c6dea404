import type { MemberTx } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import { exportOwn as exportBets } from '../bet/index.ts'
import { exportOwn as exportBoxes } from '../box/index.ts'
import { exportOwn as exportCoupons } from '../coupon/index.ts'
import { exportOwn as exportDeposits } from '../deposit/index.ts'
import { exportOwn as exportExclusions } from '../exclusion/index.ts'
import { exportOwn as exportFavourites } from '../favourite/index.ts'
import { exportOwn as exportFeedback } from '../feedback/index.ts'
import { exportOwn as exportGames } from '../game/index.ts'
import { exportEnds as exportGateEnds, exportOwn as exportGates } from '../gate/index.ts'
import { exportOwn as exportCare } from '../harm/index.ts'
import { exportOwn as exportKyc } from '../kyc/index.ts'
import { exportOwn as exportConsents } from '../legal/index.ts'
import { exportOwn as exportLimits } from '../limit/index.ts'
import { exportOwn as exportProfile } from '../member/index.ts'
import { exportOwn as exportMessages } from '../message/index.ts'
import { exportOwn as exportPayees } from '../payee/index.ts'
import { exportOwn as exportRedemptions } from '../redemption/index.ts'
import { exportOwn as exportRealityChecks } from '../realityCheck/index.ts'
import { exportOwn as exportRewards } from '../reward/index.ts'
import { exportOwn as exportTasks } from '../task/index.ts'
import { exportOwn as exportVouchers } from '../voucher/index.ts'
import { exportOwn as exportWallets } from '../wallet/index.ts'
import { exportOwn as exportWithdrawals } from '../withdrawal/index.ts'

interface Reading {
  readonly masters: MasterKeys
  readonly nowMs: number
}

/** What each noun keeps of a member in the schema that is the member's. */
export async function readOwned(tx: MemberTx, uid: bigint, { masters, nowMs }: Reading) {
  return {
    profile: await exportProfile(tx, uid),
    kyc: await exportKyc(tx, uid),
    consents: await exportConsents(tx, uid),
    ...(await exportWallets(tx, uid)),
    gates: [...(await exportGates(tx, uid)), ...(await exportGateEnds(tx, uid))],
    ...(await exportLimits(tx, uid)),
    care: await exportCare(tx, uid),
    ...(await exportRealityChecks(tx, uid)),
    ...(await exportExclusions(tx, uid, nowMs)),
    favourites: await exportFavourites(tx, uid),
    bets: await exportBets(tx, uid),
    ...(await exportGames(tx, uid)),
    deposits: await exportDeposits(tx, uid),
    payees: await exportPayees(tx, uid, masters),
    withdrawals: await exportWithdrawals(tx, uid),
    coupons: await exportCoupons(tx, uid),
    boxes: await exportBoxes(tx, uid),
    redemptions: await exportRedemptions(tx, uid, masters),
    rewards: await exportRewards(tx, uid),
    tasks: await exportTasks(tx, uid),
    vouchers: await exportVouchers(tx, uid),
    feedback: await exportFeedback(tx, uid),
    messages: await exportMessages(tx, uid),
  }
}
