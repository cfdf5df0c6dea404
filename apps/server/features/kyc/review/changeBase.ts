import type { contract } from '@saya/contract'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { KycDeps } from '../deps.ts'
import { fingerprint } from '../photo/fingerprint.ts'
import type { Form } from '../reading/form.ts'
import { leaveWord } from '../reading/outbox.store.ts'
import { passOnSoon } from '../reading/passOn.ts'
import { lockPhotos, markUsed } from '../photo/photo.store.ts'
import { readingOf } from '../reading/reading.rules.ts'
import { listReadings } from '../reading/reading.store.ts'
import { arePhotosFit, chooseLiveness, choosePhotos, isOfAge, locksOf, namedPhotos } from '../record/record.rules.ts'
import { countChange, lockStanding } from '../standing/standing.store.ts'
import { addVersion, findNewest } from './version.store.ts'

type Operation = typeof contract.kyc.changeBase

interface Wish {
  readonly uid: bigint
  readonly body: Parts<Operation>['body']
  readonly nowMs: number
}

/** Changes what somebody is called and was born, as a version of its own, and leaves their standing as it is. */
export function changeBase(deps: KycDeps): Handler<Operation> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body }) => {
    const nowMs = clock.now()
    if (!isOfAge(body.birthday, manilaDay(nowMs))) return refuse('birthday_outside')
    const outcome = await db.member(uid, tx => change(tx, { uid, body, nowMs }))
    if (outcome.ok) await passOnSoon(deps, uid)
    return outcome
  }
}

async function change(tx: MemberTx, { uid, body, nowMs }: Wish): Promise<OutcomeOf<Operation>> {
  const kept = await lockStanding(tx, uid)
  const newest = await findNewest(tx, uid)
  if (!kept || !newest) return refuse('base_failed')
  // What is being looked at, or was approved whole, is nobody's to change beneath the reviewer.
  if (kept.standing.isBlocked || newest.status === 2 || newest.status === 5) return refuse('kyc_locked')
  const { attachments, ...basics } = body
  const print = fingerprint({ base: basics, photos: attachments })
  if (newest.fingerprint.equals(print)) return done({ version: newest.version })
  const locks = locksOf(newest)
  const chosen = choosePhotos({ sent: attachments, before: newest.photos, readPhoto: '', locks })
  if (!chosen.ok) return refuse(chosen.code)
  const keys = namedPhotos(chosen.photos).map(([, key]) => key)
  if (!arePhotosFit(chosen.photos, await lockPhotos(tx, uid, keys))) return refuse('kyc_photo_unknown')
  const version = newest.version + 1
  const form: Form = { ...newest.form, ...basics }
  const readingId = readingOf(chosen.photos, await listReadings(tx, uid))?.id ?? null
  const liveness = chooseLiveness({ said: null, photos: chosen.photos, newest })
  const sent = {
    form,
    liveness,
    photos: chosen.photos,
    readingId,
    fingerprint: print,
    sentBy: 'member',
    sentAtMs: nowMs,
  }
  await addVersion(tx, uid, { ...newest, ...sent, version, kind: 'base' })
  await markUsed(tx, keys, nowMs)
  await countChange(tx, uid)
  await leaveWord(tx, uid, nowMs)
  return done({ version })
}
