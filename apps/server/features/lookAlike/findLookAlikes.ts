import type { LookAlikeSign } from '@saya/contract/lookAlike/lookAlike.ts'
import {
  followExclusion,
  listBornAlike,
  listMatches,
  type MemberSigns,
  readSigns,
  type SignMatch,
} from '../exclusion/index.ts'
import { isAnySameName, listNewestForms, namesOf } from '../kyc/index.ts'
import { lookAt, lookJob } from '../gate/index.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { addJob, type Task, task } from '../../platform/jobs/index.ts'
import type { LookAlikeDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { judgeSigns } from './lookAlike.rules.ts'
import { followAgain, keepLikeness } from './lookAlike.store.ts'
import { keepPerson, listBornWith, listSharing } from './sharing.store.ts'

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
  const matches = await db.app(tx => findMatches(tx, { uid, signs, nowMs }))
  const compared: (SignMatch & { readonly signs: readonly LookAlikeSign[] })[] = []
  for (const match of matches) compared.push({ ...match, signs: await addStated(deps, match, signs) })
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

/** Whoever has a sign in common, and whoever was born on that day: their names are compared next. */
async function findMatches(
  tx: AppTx,
  { uid, signs, nowMs }: { uid: bigint; signs: MemberSigns; nowMs: number },
): Promise<readonly SignMatch[]> {
  const matches = await listMatches(tx, { uid, signs: signs.sought, nowMs })
  const bornAlike = signs.birth ? await listBornAlike(tx, { uid, birth: signs.birth, nowMs }) : []
  const others = bornAlike.filter(other => matches.every(match => match.uid !== other))
  return [...matches, ...others.map(other => ({ uid: other, kinds: [] }))]
}

/** Keeps by what this member is found, and has others looked at where they are excluded; else answers what to look for. */
export async function keepKnown(deps: LookAlikeDeps, uid: bigint): Promise<MemberSigns | undefined> {
  const isExcluded = await followExclusion(deps, uid)
  const signs = await readSigns(deps, uid)
  await deps.db.app(tx => keepPerson(tx, uid, signs))
  if (!isExcluded) return signs
  await lookAround(deps, uid, signs)
  return undefined
}

/** A birth date says nothing alone. Beside it a name counts that is a letter apart, as cameras and hands write it. */
async function addStated(
  { db }: LookAlikeDeps,
  { uid, kinds }: SignMatch,
  { birthday, names }: MemberSigns,
): Promise<readonly LookAlikeSign[]> {
  const [stated] = birthday === '' ? [] : await db.member(uid, tx => listNewestForms(tx, [uid]))
  if (stated?.form.birthday !== birthday || kinds.includes('person')) return kinds
  return [...kinds, 'birth', ...(isAnySameName(names, namesOf(stated.form)) ? (['name'] as const) : [])]
}

/** An exclusion also reaches accounts that were there before it: those of the same person last as long, others are compared. */
async function lookAround(deps: LookAlikeDeps, uid: bigint, signs: MemberSigns): Promise<void> {
  const { sought } = signs
  const nowMs = deps.clock.now()
  const persons = sought.filter(({ kind }) => kind === 'person').map(({ hash }) => hash)
  const namesakes = await findNamesakes(deps, uid, signs)
  const same = await deps.db.app(async tx => {
    const sharing = await listSharing(tx, { uid, persons, nowMs })
    for (const other of new Set([...sharing, ...namesakes])) await addJob(tx, lookJob, lookAt(other))
    return followAgain(tx, uid, nowMs + leaseMs)
  })
  for (const other of same) await followLookAlikes(deps, other)
}

/** Which accounts state the birth date of this one and a name that is written nearly alike. */
async function findNamesakes({ db, clock }: LookAlikeDeps, uid: bigint, { birth, names }: MemberSigns) {
  if (!birth) return []
  const found: bigint[] = []
  for (const other of await db.app(tx => listBornWith(tx, { uid, birth, nowMs: clock.now() }))) {
    const [stated] = await db.member(other, tx => listNewestForms(tx, [other]))
    if (stated && isAnySameName(names, namesOf(stated.form))) found.push(other)
  }
  return found
}
