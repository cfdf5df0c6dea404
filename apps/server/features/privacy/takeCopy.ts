import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { exportOwn as exportBets } from '../bet/index.ts'
import { exportOwn as exportCoupons } from '../coupon/index.ts'
import { exportOwn as exportDeposits } from '../deposit/index.ts'
import { exportOwn as exportFavourites } from '../favourite/index.ts'
import { exportOwn as exportIdentity, takeQuota } from '../identity/index.ts'
import { exportOwn as exportKyc } from '../kyc/index.ts'
import { exportOwn as exportConsents } from '../legal/index.ts'
import { exportOwn as exportProfile } from '../member/index.ts'
import { exportOwn as exportPayees } from '../payee/index.ts'
import { exportOwn as exportVouchers } from '../voucher/index.ts'
import { exportOwn as exportWallets } from '../wallet/index.ts'
import { exportOwn as exportWithdrawals } from '../withdrawal/index.ts'
import type { PrivacyDeps } from './deps.ts'

const perDay = { kind: 'export of own data', most: 3, windowMs: 24 * 3_600_000 }

/** Each noun gives its own part of what it keeps of this member. */
export function takeCopy({ db, clock }: PrivacyDeps): Handler<typeof contract.privacy.takeCopy> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const taken = await db.app(tx => takeQuota(tx, { ...perDay, subject: String(uid) }, nowMs))
    if (!taken.ok) return refuse('exports_exhausted', taken.waitSeconds)
    const identity = await db.app(tx => exportIdentity(tx, uid))
    const owned = await db.member(uid, async tx => ({
      profile: await exportProfile(tx, uid),
      kyc: await exportKyc(tx, uid),
      consents: await exportConsents(tx, uid),
      ...(await exportWallets(tx, uid)),
      favourites: await exportFavourites(tx, uid),
      bets: await exportBets(tx, uid),
      deposits: await exportDeposits(tx, uid),
      payees: await exportPayees(tx, uid),
      withdrawals: await exportWithdrawals(tx, uid),
      coupons: await exportCoupons(tx, uid),
      vouchers: await exportVouchers(tx, uid),
    }))
    return done({ made_at: Math.floor(nowMs / 1000), uid: String(uid), ...identity, ...owned })
  }
}
