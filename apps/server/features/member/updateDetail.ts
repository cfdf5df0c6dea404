import type { contract } from '@saya/contract'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import { dayText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayDo } from '../kyc/index.ts'
import type { ClaimOutcome, ShareKind } from './directory.ts'
import { setLooks } from './member.store.ts'
import { isOurs, isReserved } from './profile.rules.ts'
import { type MemberDeps, settleProfile } from './settleProfile.ts'

type Operation = typeof contract.member.updateDetail
type Body = Parts<Operation>['body']

/**
 * What must be a member's alone is claimed in the directory first, and copied to the profile then: whoever looks at a
 * profile finishes a copy that was cut short.
 */
export function updateDetail(deps: MemberDeps): Handler<Operation> {
  const { db, clock } = deps
  return async ({ caller: { uid, sessionId, isConfirmed, isConfirmedStrongly }, body }) => {
    const act = { uid, gate: 'updateProfile', nowMs: clock.now(), jurisdiction: deps.jurisdiction } as const
    if (!(await db.member(uid, tx => mayDo(tx, act)))) return refuse('kyc_required')
    if (body.email !== undefined && !isConfirmed) return refuse('step_up_required')
    // Whoever only knows the password must not get the number that everything else is proved by.
    if (body.phone !== undefined && !isConfirmedStrongly) return refuse('step_up_required')
    const waitSeconds = await takeShares(deps, uid, body)
    if (waitSeconds !== null) return refuse('update_too_often', waitSeconds)
    const nobodys = findNobodys(body)
    if (nobodys) return refuse(nobodys)
    const claim = claimIn(body, sessionId)
    if (claim) {
      const claimed = await deps.directory.claim(uid, claim)
      if (!claimed.ok) return refuseClaim(claimed)
    }
    const { nick_name: nickName, avatar } = body
    if (nickName !== undefined || avatar !== undefined) {
      await db.member(uid, tx => setLooks(tx, uid, { nickName, avatar, nowMs: clock.now() }))
    }
    if (claim) await settleProfile(deps, uid)
    return done({})
  }
}

/** What no member may have: a number longer than Philippine ones, and a name that pretends to be us. */
function findNobodys({ phone, username, nick_name }: Body) {
  if (phone !== undefined && !isOurs(phone)) return 'phone_taken'
  if (username !== undefined && isReserved(username)) return 'username_taken'
  return nick_name !== undefined && isReserved(nick_name) ? 'nick_name_taken' : undefined
}

/** Counted before anything is tried: refused claims count too, so that nobody finds out who has which name or number. */
async function takeShares({ directory }: MemberDeps, uid: bigint, body: Body): Promise<number | null> {
  const looks = body.nick_name ?? body.avatar
  const wanted = { username: body.username, email: body.email, phone: body.phone, looks }
  for (const [kind, value] of Object.entries(wanted)) {
    const waitSeconds = value === undefined ? null : await directory.takeShare(uid, kind as ShareKind)
    if (waitSeconds !== null) return waitSeconds
  }
  return null
}

function claimIn({ username, email, phone, otp_id: otpId, code }: Body, sessionId: string) {
  const number =
    phone !== undefined && otpId !== undefined && code !== undefined
      ? { number: phone, otpId, code, sessionId }
      : undefined
  return (username ?? email ?? number) === undefined ? null : { username, email, phone: number }
}

function refuseClaim(claimed: Extract<ClaimOutcome, { ok: false }>): OutcomeOf<Operation> {
  if (claimed.code === 'attempts_exceeded') return refuse(claimed.code, claimed.waitSeconds)
  if (claimed.code !== 'username_too_soon') return refuse(claimed.code)
  return { ...refuse(claimed.code), values: { date: dayText(claimed.openAtMs) } }
}
