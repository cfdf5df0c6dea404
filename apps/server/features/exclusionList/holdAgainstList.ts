import type { LookAlikeSign } from '@saya/contract/lookAlike/lookAlike.ts'
import type { SchemaDayWork } from '../../platform/dayWork/index.ts'
import { closePlay, readSigns, sendNewsSoon } from '../exclusion/index.ts'
import { listNewestForms, wholeName } from '../kyc/index.ts'
import { followLookAlikes, judgeListing, keepLikeness, keepPerson, leaseMs } from '../lookAlike/index.ts'
import type { ExclusionListDeps } from './deps.ts'
import { idHashOfNumber, personHashes } from './hashes.ts'
import { findListings, listStated } from './list.store.ts'

const membersAtOnce = 100

/** Holds the regulator's list against every member each night. */
export function holdAgainstList(deps: ExclusionListDeps): SchemaDayWork {
  return {
    name: 'exclusionList.hold',
    atManila: '01:30',
    once: 'for each schema',
    missed: 'last',
    async perform(run) {
      for (let after = BigInt(run.place || '0'); ; ) {
        const uids = await deps.db.memberSchema(run.schema, tx => listStated(tx, { after, most: membersAtOnce }))
        const last = uids.at(-1)
        if (last === undefined) return
        for (const uid of uids) {
          // One that fails keeps nobody behind it waiting.
          await holdMember(deps, uid).catch((fault: unknown) =>
            run.log.error({ err: fault, uid: String(uid) }, 'a member could not be held against the list'),
          )
        }
        await run.step(async () => String(last))
        after = last
      }
    },
  }
}

/** Whoever is surely listed is excluded until the day that the list says; whoever may be is held for a person. */
async function holdMember(deps: ExclusionListDeps, uid: bigint): Promise<void> {
  const { db, clock, pepper } = deps
  const [stated] = await db.member(uid, tx => listNewestForms(tx, [uid]))
  if (!stated) return
  const { form } = stated
  const nowMs = clock.now()
  const own = personHashes(pepper, { name: wholeName(form), birthday: form.birthday })
  const idHash = idHashOfNumber(pepper, form.id_number)
  const signs = await readSigns(deps, uid)
  await db.app(tx => keepPerson(tx, uid, signs))
  const listings = await db.app(tx => findListings(tx, { personHash: own.personHash, idHash, nowMs }))
  for (const listing of listings) {
    const agreeing: LookAlikeSign[] = []
    if (listing.id_hash?.equals(idHash)) agreeing.push('id')
    if (listing.person_hash.equals(own.personHash)) agreeing.push('person')
    if (listing.birth_hash.equals(own.birthHash)) agreeing.push('birth')
    const verdict = judgeListing(agreeing)
    if (verdict === 'sure') await exclude(deps, { uid, untilMs: listing.closed_until })
    if (verdict !== 'held') continue
    const found = { uid, of: { listing: listing.id }, signs: agreeing, verdict, nowMs, dueAtMs: nowMs + leaseMs }
    await db.app(tx => keepLikeness(tx, found))
    await followLookAlikes(deps, uid)
  }
}

/** One that stands for as long already is enough: the same night twice excludes once. */
async function exclude(deps: ExclusionListDeps, { uid, untilMs }: { readonly uid: bigint; readonly untilMs: number }) {
  const nowMs = deps.clock.now()
  const closing = { uid, cause: 'exclusion', source: 'regulator', period: '', untilMs, nowMs } as const
  const closed = await deps.db.member(uid, tx => closePlay(tx, closing))
  if (closed.ok) sendNewsSoon(deps, uid, closed.data.id)
}
