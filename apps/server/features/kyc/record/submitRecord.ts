import type { Language } from '@saya/contract/text.ts'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import type { Submission } from '@saya/contract/kyc/submission.ts'
import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { type Branch, listOpenBranches } from './branch.store.ts'
import { changeStanding } from '../standing/changeStanding.ts'
import type { KycDeps } from '../deps.ts'
import { findPhotos } from '../photo/findPhotos.ts'
import { fingerprint } from '../photo/fingerprint.ts'
import type { Form, Liveness } from '../reading/form.ts'
import { fitsType } from '../review/judgeCase.ts'
import { passOnSoon } from '../reading/passOn.ts'
import { markUsed } from '../photo/photo.store.ts'
import { chooseLiveness, findBranch, isOfAge, locksOf } from './record.rules.ts'
import { nextStanding, type Standing, standingAt, statusOf } from '../standing/standing.rules.ts'
import { type KeptStanding, lockStanding } from '../standing/standing.store.ts'
import { addVersion, findNewest, type KeptVersion } from '../review/version.store.ts'

type Insert = OutcomeOf<typeof contract.kyc.insertRecord>

interface Wish {
  readonly uid: bigint
  readonly body: Submission
  readonly language: Language
  /** A first submission is refused where there is one already. */
  readonly isFirst: boolean
}

/** Takes what a member states about themselves: a version of their record, and with it the standing under review. */
export async function submitRecord(deps: KycDeps, wish: Wish): Promise<Insert> {
  const { db, clock } = deps
  const { uid, body } = wish
  if (!isOfAge(body.birthday, manilaDay(clock.now()))) return refuse('birthday_outside')
  if (!fitsType(body)) return refuse('id_number_invalid')
  const branch = findBranch(await db.ref(listOpenBranches), body)
  if (!branch) return refuse('branch_unknown')
  const outcome = await db.member(uid, tx => submit(tx, deps, { ...wish, branch }))
  if (outcome.ok) await passOnSoon(deps, uid)
  return outcome
}

/** Whoever submits at the same time waits for the row of the standing, and then finds what the first one left. */
async function submit(tx: MemberTx, deps: KycDeps, wish: Wish & { readonly branch: Branch }): Promise<Insert> {
  const { uid, body, language, isFirst, branch } = wish
  const nowMs = deps.clock.now()
  const kept = await lockStanding(tx, uid)
  if (!kept) return refuse('kyc_locked')
  const newest = await findNewest(tx, uid)
  const form = formOf(body, branch)
  const print = fingerprint({ form, photos: body.attachments })
  const isRepeated = newest?.status === 2 && newest.fingerprint.equals(print)
  if (isRepeated) return done({ kyc_status: statusOf(kept.standing), version: newest.version })
  const refusal = refusalOf({ kept, newest, form, isFirst }, nowMs)
  if (refusal) return refuse(refusal)
  const found = await findPhotos(tx, { uid, form, sent: body.attachments, newest })
  if (!found.ok) return refuse(found.code)
  const { photos, keys, readingId } = found
  const version = (newest?.version ?? 0) + 1
  await addVersion(tx, uid, {
    ...fresh,
    version,
    form,
    photos,
    readingId,
    liveness: chooseLiveness({ said: saidIn(body), photos, newest }),
    language,
    fingerprint: print,
    sentAtMs: nowMs,
  })
  await markUsed(tx, keys, nowMs)
  const wanted = { uid, event: { type: 'submit' }, actor: 'member', nowMs, jurisdiction: deps.jurisdiction } as const
  const next = await changeStanding(tx, wanted)
  if (!next) throw new Error('What was found to be allowed was refused.')
  return done({ kyc_status: statusOf(next), version })
}

const fresh = {
  kind: 'submission',
  sentBy: 'member',
  status: 2,
  issueMessage: '',
  issueFields: [],
  comment: '',
  reviewer: '',
  decidedAtMs: null,
} as const

interface Submitting {
  readonly kept: KeptStanding
  readonly newest: KeptVersion | undefined
  readonly form: Form
  readonly isFirst: boolean
}

/** Why nothing may be submitted now, or not of this type. */
function refusalOf({ kept, newest, form, isFirst }: Submitting, nowMs: number) {
  if (isFirst && newest) return 'kyc_exists'
  if (!maySubmit(kept, nowMs)) return 'kyc_locked'
  const isOtherType = newest !== undefined && form.id_type !== newest.form.id_type
  return locksOf(newest).isTypeLocked && isOtherType ? 'kyc_type_locked' : null
}

function maySubmit({ standing, createdAtMs }: KeptStanding, nowMs: number): boolean {
  const now: Standing = standingAt(standing, createdAtMs, nowMs)
  return nextStanding(now, { type: 'submit', isPastDeadline: false }) !== null
}

/** The phone is whatever the member signs in with, and the nature of work is the occupation. */
function formOf(sent: Submission, branch: Branch): Form {
  const { attachments: _attachments, phone: _phone, liveness: _liveness, ...body } = sent
  return { ...body, nature_of_work: body.occupation, nearest_branch: branch.address, shop_id: branch.id }
}

function saidIn({ liveness }: Submission): Liveness | null {
  return liveness ? { result: liveness.result, atMs: liveness.at * 1000 } : null
}
