import type { LookAlikeSign } from '@saya/contract/lookAlike/lookAlike.ts'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { SchemaDayWork } from '../../platform/dayWork/index.ts'
import { closePlay, sendNewsSoon } from '../exclusion/index.ts'
import { type Form, isAnySameName, listNewestForms, mayBeOneName, namesOf, wholeName } from '../kyc/index.ts'
import { followLookAlikes, judgeListing, keepKnown, keepLikeness, leaseMs, openListed } from '../lookAlike/index.ts'
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
        for (const stated of await compare(deps, run.schema, uids)) {
          // One that fails keeps nobody behind it waiting.
          await holdMember(deps, stated).catch((fault: unknown) =>
            run.log.error({ err: fault, uid: String(stated.uid) }, 'a member could not be held against the list'),
          )
        }
        await run.step(async () => String(last))
        after = last
      }
    },
  }
}

type Listing = Awaited<ReturnType<typeof findListings>>[number]

interface Comparison {
  readonly uid: bigint
  readonly form: Form
  readonly own: ReturnType<typeof ownHashes>
  /** Whom of the list they may be: whoever was born on that day, or has that number. */
  readonly listings: readonly Listing[]
}

function ownHashes(lookupKeys: LookupKeys, form: Form) {
  const { birthday, id_number: number } = form
  return {
    ...personHashes(lookupKeys, { name: wholeName(form), birthday }),
    idHash: idHashOfNumber(lookupKeys, number),
  }
}

/** What these members stated, beside what the list says. The list is read once for all of them. */
async function compare(
  deps: ExclusionListDeps,
  schema: number,
  uids: readonly bigint[],
): Promise<readonly Comparison[]> {
  const { db, clock, lookupKeys } = deps
  const forms = await db.memberSchema(schema, tx => listNewestForms(tx, uids))
  const stated = forms.map(one => ({ ...one, own: ownHashes(lookupKeys, one.form) }))
  const birthHashes = stated.map(({ own }) => own.birthHash)
  const idHashes = stated.map(({ own }) => own.idHash)
  const listings = await db.app(tx => findListings(tx, { birthHashes, idHashes, nowMs: clock.now() }))
  return stated.map(one => ({ ...one, listings: listings.filter(listing => isNear(listing, one.own)) }))
}

function isNear({ birth_hash: birth, id_hash: id }: Listing, own: Comparison['own']): boolean {
  return birth.equals(own.birthHash) || id?.equals(own.idHash) === true
}

/** Whoever is surely listed is excluded until the day that the list says; whoever may be is held for a person. */
async function holdMember(deps: ExclusionListDeps, stated: Comparison): Promise<void> {
  const { db, clock } = deps
  const { uid } = stated
  const nowMs = clock.now()
  await keepKnown(deps, uid)
  for (const listing of stated.listings) {
    const signs = signsOf(deps, stated, listing)
    const verdict = judgeListing(signs)
    if (verdict === 'sure') await exclude(deps, { uid, untilMs: listing.closed_until })
    if (verdict !== 'held') continue
    const found = { uid, of: { listing: listing.id }, signs, verdict, nowMs, dueAtMs: nowMs + leaseMs }
    await db.app(tx => keepLikeness(tx, found))
    await followLookAlikes(deps, uid)
  }
}

/** In what a member agrees with a person on the list. Either of the two may leave out a middle name. */
function signsOf(
  { lookupKeys }: ExclusionListDeps,
  { form, own }: Comparison,
  listing: Listing,
): readonly LookAlikeSign[] {
  const isBornAlike = listing.birth_hash.equals(own.birthHash)
  const listed = isBornAlike ? openListed(lookupKeys, listing.sealed)?.name : undefined
  const names = namesOf(form)
  const isNamedAlike = listed !== undefined && names.some(name => mayBeOneName(name, listed))
  const isPerson = isNamedAlike || listing.person_hash.equals(own.personHash)
  return [
    ...(listing.id_hash?.equals(own.idHash) ? ['id' as const] : []),
    ...(isPerson ? ['person' as const] : []),
    ...(!isPerson && listed !== undefined && isAnySameName(names, [listed]) ? ['name' as const] : []),
    ...(isBornAlike ? ['birth' as const] : []),
  ]
}

/** One that stands for as long already is enough: the same night twice excludes once. */
async function exclude(deps: ExclusionListDeps, { uid, untilMs }: { readonly uid: bigint; readonly untilMs: number }) {
  const nowMs = deps.clock.now()
  const closing = { uid, cause: 'exclusion', source: 'regulator', period: '', untilMs, nowMs } as const
  const closed = await deps.db.member(uid, tx => closePlay(tx, closing))
  if (closed.ok) sendNewsSoon(deps, uid, closed.data.id)
}
