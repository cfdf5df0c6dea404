import { kycName } from '@saya/contract/gates.ts'
import { kycLimits } from '@saya/contract/limits'
import { useEffect, useEffectEvent } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { isGamePage } from '../../../shared/isGamePage.ts'
import { isFirstInSession } from '../../../shared/session/isFirstInSession.ts'
import { serverClock } from '../../../shared/device/serverClock.ts'
import { readOwner } from '../../../shared/session/session.ts'
import { storage } from '../../../shared/device/storage.ts'
import { type Profile, useProfile } from '../../../shared/answer/useProfile.ts'
import { depositGate } from '../../deposit/index.ts'
import { checkPointPassed, deadlineMs } from './deadline.ts'
import { openHeld, openReminder } from './openGate.tsx'
import { openWarning } from './openWarning.tsx'
import { openingOf } from './openingOf.ts'
import { isTimed } from './isTimed.ts'
import { isWarningDue } from './warningDue.ts'

/** So long ago at most did somebody sign in who is told so as having just signed in. */
const justNowMs = 60_000
const hourMs = 3_600_000
/** So long a sign-in takes to lead on: most of those who are warned are led to KYC by it. */
const settleMs = 2000
const place = 'kycWarned'
/** Whose standing closes things that are not even answered elsewhere: they are told what to do on their own page. */
const reminded = ['unset', 'frozen']

/** Reminds a signed-in member of verifying, and warns of the deadline, on the occasions there are. It shows nothing itself. */
export function KycWatch({ path }: { path: string }) {
  const { answer: profile } = useProfile()
  const uid = profile?.uid
  const look = useEffectEvent(() => {
    if (profile) remindOrWarn(profile, path)
  })
  useEffect(() => {
    if (uid !== undefined) look()
  }, [uid, profile?.kyc_status, path])
  const createdAtMs = (profile?.created_at ?? 0) * 1000
  useEffect(() => {
    if (uid === undefined) return
    const sinceMs = serverClock.now() - createdAtMs
    const next = kycLimits.checkPointHours.find(hours => hours * hourMs >= sinceMs)
    if (next === undefined) return
    const timer = setTimeout(() => look(), next * hourMs - sinceMs + 1000)
    return () => clearTimeout(timer)
  }, [uid, createdAtMs])
  return null
}

function remindOrWarn(profile: Profile, path: string): void {
  // What is the first of its kind is not used up where nothing is shown.
  if (isGamePage(path)) return
  const nowMs = serverClock.now()
  const createdAtMs = profile.created_at * 1000
  const { kyc_status: standing, jurisdiction, uid } = profile
  const isReminded = path === '/my' && reminded.includes(kycName(standing)) && isFirstInSession('verifyReminder', uid)
  const opening = openingOf({ standing, jurisdiction, depositBy: depositGate() })
  const isInTime = isTimed({ standing, jurisdiction, createdAtMs, nowMs })
  const untilMs = isInTime ? deadlineMs(createdAtMs) : undefined
  if (isReminded) {
    // One dialog tells both: what to do, and how long there is for it.
    noteWarned(profile, nowMs)
    return void remind({ about: 'userCenter', opening, untilMs }, standing)
  }
  if (!isInTime) return
  const isJustSignedIn = isNewSignIn() && isFirstInSession('kycSignIn', readOwner())
  const warnedAt = storage().get<LastWarnings>(place)?.[uid] ?? 0
  const due = isWarningDue({
    standing,
    jurisdiction,
    createdAtMs,
    nowMs,
    path,
    isJustSignedIn,
    isFirstLook: path === '/my' && isFirstInSession('kycWarning', uid),
    warnedAt,
  })
  if (!due) return
  noteWarned(profile, nowMs)
  setTimeout(
    () => {
      if (!isGamePage(location.pathname)) return void openWarning({ untilMs: deadlineMs(createdAtMs), opening })
      storage().set(place, { [uid]: warnedAt } satisfies LastWarnings)
    },
    isJustSignedIn ? settleMs : 0,
  )
}

/** What is told now is not told again before the next check point, nor at the next first look of this visit. */
function noteWarned({ uid, created_at: createdAt }: Profile, nowMs: number): void {
  isFirstInSession('kycWarning', uid)
  isFirstInSession('kycSignIn', readOwner())
  storage().set(place, { [uid]: checkPointPassed(createdAt * 1000, nowMs) } satisfies LastWarnings)
}

/** Whoever was frozen by somebody is helped by no verification. */
async function remind(reminding: Parameters<typeof openReminder>[0], standing: unknown): Promise<void> {
  const isFrozen = kycName(standing) === 'frozen'
  const record = isFrozen ? await callServer('GET /member/kyc/detail').catch(() => undefined) : undefined
  await (record?.is_held ? openHeld() : openReminder(reminding))
}

/** The check point that was last warned of, by the member. */
type LastWarnings = Readonly<Record<string, number>>

function isNewSignIn(): boolean {
  return clock.now() - (storage().get<number>('signedInAt') ?? 0) < justNowMs
}
