import type { LookAlikeSign } from '@saya/contract/lookAlike/lookAlike.ts'
import { followExclusion, listMatches, type MemberSigns, readSigns, type SignMatch } from '../exclusion/index.ts'
import { listNewestForms } from '../kyc/index.ts'
import { lookAt, lookJob } from '../gate/index.ts'
import { addJob, type Task, task } from '../../platform/jobs/index.ts'
import type { LookAlikeDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { judgeSigns } from './lookAlike.rules.ts'
import { followAgain, keepLikeness } from './lookAlike.store.ts'
import { keepPerson, listSharing } from './sharing.store.ts'

/** Whatever came to be known of a member: whether somebody excluded is behind their account. */
export function findLookAlikes(deps: LookAlikeDeps): Task {
  return task(lookJob, ({ uid }) => lookForExcluded(deps, BigInt(uid)))
}

/** Of whoever is excluded themselves, the signs are kept instead, and others are looked at. Doing it twice changes nothing. */
export async function lookForExcluded(deps: LookAlikeDeps, uid: bigint): Promise<void> {
  const { db, clock } = deps
  const signs = await keepKnown(deps, uid)
  if (!signs) return
  const nowMs = clock.now()
  const matches = await db.app(tx => listMatches(tx, { uid, signs: signs.sought, nowMs }))
  const compared: (SignMatch & { readonly signs: readonly LookAlikeSign[] })[] = []
  for (const match of matches) compared.push({ ...match, signs: await addBirth(deps, match, signs.birthday) })
  const isHeld = await db.app(async tx => {
    let isAnyHeld = false
    for (const { uid: excludedUid, signs: common } of compared) {
      const verdict = judgeSigns(common)
      if (verdict === 'none') continue
      const found = { uid, of: { excludedUid }, signs: common, verdict, nowMs, dueAtMs: nowMs + leaseMs }
      if (await keepLikeness(tx, found)) isAnyHeld = true
    }
    return isAnyHeld
  })
  if (isHeld) await followLookAlikes(deps, uid)
}

/** Keeps by what this member is found, and has others looked at where they are excluded; else answers what to look for. */
export async function keepKnown(deps: LookAlikeDeps, uid: bigint): Promise<MemberSigns | undefined> {
  const isExcluded = await followExclusion(deps, uid)
  const signs = await readSigns(deps, uid)
  await deps.db.app(tx => keepPerson(tx, uid, signs.person))
  if (!isExcluded) return signs
  await lookAround(deps, uid, signs)
  return undefined
}

/** A birth date says nothing alone, so that none is kept: it is read where something else is in common. */
async function addBirth({ db }: LookAlikeDeps, { uid, kinds }: SignMatch, birthday: string) {
  const [stated] = birthday === '' ? [] : await db.member(uid, tx => listNewestForms(tx, [uid]))
  const isBornAlike = stated?.form.birthday === birthday
  return isBornAlike && !kinds.includes('person') ? ([...kinds, 'birth'] as const) : kinds
}

/** An exclusion also reaches accounts that were there before it: those of the same person last as long, others are compared. */
async function lookAround(deps: LookAlikeDeps, uid: bigint, { sought }: MemberSigns): Promise<void> {
  const nowMs = deps.clock.now()
  const persons = sought.filter(({ kind }) => kind === 'person').map(({ hash }) => hash)
  const same = await deps.db.app(async tx => {
    for (const other of await listSharing(tx, { uid, persons, nowMs })) await addJob(tx, lookJob, lookAt(other))
    return followAgain(tx, uid, nowMs + leaseMs)
  })
  for (const other of same) await followLookAlikes(deps, other)
}
