import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { takeQuota } from '../identity/index.ts'
import { addReferralCode, endReferralCode, inviteLink } from '../referral/index.ts'
import type { InviteCallDeps } from './deps.ts'

const perDay = { kind: 'invite link renewed', most: 5, windowMs: dayMs } as const

/** The end of the old link and the new one are one commit. Of two at once the second finds the code of the first. */
export function renewLink({ db, clock, random }: InviteCallDeps): Handler<typeof contract.invite.renewLink> {
  return async ({ caller: { uid }, origin }) => {
    const nowMs = clock.now()
    const own = { uid, channel: '', random, nowMs }
    return db.app(async tx => {
      const taken = await takeQuota(tx, { ...perDay, subject: String(uid) }, nowMs)
      if (!taken.ok) return refuse('invite_renewed_often', taken.waitSeconds)
      await endReferralCode(tx, { code: await addReferralCode(tx, own), nowMs })
      const code = await addReferralCode(tx, own)
      return done({ link: inviteLink(origin, code), code })
    })
  }
}
