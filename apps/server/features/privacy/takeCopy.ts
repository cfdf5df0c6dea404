import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { exportOwn as exportAgency } from '../agency/index.ts'
import { exportOwn as exportIdentity, takeQuota } from '../identity/index.ts'
import { notifyMember } from '../message/index.ts'
import { exportOwn as exportNumberClaims } from '../numberClaim/index.ts'
import { exportOwn as exportPromotions } from '../promotion/index.ts'
import { exportOwn as exportPushes } from '../push/index.ts'
import { exportOwn as exportRankings } from '../ranking/index.ts'
import { exportOwn as exportInvites } from '../referral/index.ts'
import type { PrivacyDeps } from './deps.ts'
import { readOwned } from './readOwned.ts'
import { withheld } from './withheld.ts'

const perDay = { kind: 'export of own data', most: 3, windowMs: 24 * 3_600_000 }

/** Each noun gives its own part of what it keeps of this member, who finds in their messages that somebody took it. */
export function takeCopy({ db, clock, masters }: PrivacyDeps): Handler<typeof contract.privacy.takeCopy> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const taken = await db.app(tx => takeQuota(tx, { ...perDay, subject: String(uid) }, nowMs))
    if (!taken.ok) return refuse('exports_exhausted', taken.waitSeconds)
    const identity = await db.app(tx => exportIdentity(tx, uid))
    const promotions = await db.app(tx => exportPromotions(tx, uid))
    const agency = await db.app(tx => exportAgency(tx, uid))
    const numberClaims = await db.app(tx => exportNumberClaims(tx, uid))
    const pushes = await db.app(tx => exportPushes(tx, uid))
    const rankings = await db.app(tx => exportRankings(tx, uid))
    const invites = await db.app(tx => exportInvites(tx, uid))
    const owned = await db.member(uid, async tx => {
      const read = await readOwned(tx, uid, { masters, nowMs })
      await notifyMember(tx, { uid, kind: 'security_copy', about: `copy ${nowMs}`, nowMs })
      return read
    })
    return done({
      made_at: Math.floor(nowMs / 1000),
      uid: String(uid),
      ...identity,
      ...owned,
      agency,
      number_claims: numberClaims,
      promotions,
      push_subscriptions: pushes,
      rankings,
      invites,
      withheld: Object.values(withheld),
    })
  }
}
