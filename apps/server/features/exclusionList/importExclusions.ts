import { done, refuse } from '@saya/contract/outcome.ts'
import type { Staff } from '../../platform/auth/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { type LookupKeys, lookupHash, newestOf } from '../../platform/lookup/lookupKeys.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { newId } from '../../platform/newId.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { addProposal, decideProposal } from '../../platform/proposal/proposal.store.ts'
import type { Random } from '../../platform/random.ts'
import { sealText } from '../kyc/index.ts'
import { listHolding } from '../lookAlike/index.ts'
import { idHashOf, personHashes } from './hashes.ts'
import type { ListedPerson, ReadList } from './readExclusionList.ts'
import { lockWaiting } from './importRelease.store.ts'
import { addImport, countListed, holdList, markGone, type NewListing, putListings } from './list.store.ts'
import { countFreed, type Naming, needsSecond } from './shrink.rules.ts'

export interface ImportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly lookupKeys: LookupKeys
}

export interface Importing {
  readonly list: ReadList
  /** The list as it was sent, by which a colleague who brings it again is known to bring the same. */
  readonly text: string
  readonly by: Pick<Staff, 'operatorId' | 'email'>
  readonly reason: string
}

/**
 * Takes the list in, in the place of the one before: all of it or nothing. The same again is the same. One of which nothing could be
 * read takes nobody's place. Whoever is gone from the list is held for it no more, so that one that leaves out many people, or by which
 * anybody would come free, waits until a colleague brings it too.
 */
export async function importExclusions(tx: AppTx, deps: ImportDeps, importing: Importing) {
  const { list, by } = importing
  const nowMs = deps.clock.now()
  const id = newId(deps.random)
  await holdList(tx)
  const rows = new Map(list.people.map(person => rowOf(deps, person)).map(row => [row.id.toString('hex'), row]))
  if (rows.size === 0) return refuse('exclusion_list_empty')
  const counts = await countListed(
    tx,
    [...rows.values()].map(row => row.id),
  )
  const holding = await listHolding(tx, nowMs)
  const freed = countFreed(
    holding.map(one => ({ ...namingOf(one), uid: one.uid })),
    [...rows.values()].map(namingOf),
  )
  if (needsSecond({ ...counts, freed })) {
    const hash = lookupHash(deps.lookupKeys, 'exclusion list: text', importing.text)
    if (!(await isAgreed(tx, { ...importing, hash, gone: counts.gone, nowMs }))) {
      const { gone, before } = counts
      const hours = lapseMs / hourMs
      const values = { gone: String(gone), before: String(before), freed: String(freed), hours: String(hours) }
      return { ...refuse('exclusion_list_shrinks'), values }
    }
  }
  const fresh = await putListings(tx, [...rows.values()], id)
  const gone = await markGone(tx, id, nowMs)
  const report = {
    id,
    importedAtMs: nowMs,
    importedBy: by.email,
    lines: list.lines,
    fresh,
    known: rows.size - fresh,
    gone,
    refused: list.refused,
  }
  await addImport(tx, report)
  return done(report)
}

const hourMs = 3_600_000
/** So long a colleague has to bring the same list. */
const lapseMs = 24 * hourMs

interface Agreeing extends Importing {
  readonly hash: Buffer
  readonly gone: number
  readonly nowMs: number
}

/** Whether a colleague brought the same list before; else whoever brings it now is the first of the two. */
async function isAgreed(tx: AppTx, { hash, gone, by, reason, nowMs }: Agreeing): Promise<boolean> {
  const waiting = await lockWaiting(tx, hash)
  if (waiting) {
    const ageMs = nowMs - waiting.proposed_at
    const isOwn = waiting.proposed_by === by.operatorId
    const kind = { own: 'own', lapse: { afterMs: lapseMs, code: 'lapsed' } } as const
    const judged = judgeProposal(kind, { status: 'proposed', act: 'approve', isOwn, ageMs })
    if (judged.ok) {
      const decision = { id: waiting.id, to: judged.to, by, decision: reason, nowMs }
      await decideProposal(tx, 'exclusion_import_release', decision)
      return true
    }
  }
  await addProposal(tx, 'exclusion_import_release', { about: { hash, gone, reason }, by, nowMs, lapseMs })
  return false
}

function namingOf({ personHash, idHash, untilMs }: Pick<NewListing, 'personHash' | 'idHash' | 'untilMs'>): Naming {
  return { person: personHash.toString('hex'), id: idHash && idHash.toString('hex'), untilMs }
}

function rowOf({ lookupKeys, random }: ImportDeps, person: ListedPerson): NewListing {
  const text = JSON.stringify(person)
  return {
    id: lookupHash(lookupKeys, 'exclusion list: row', text),
    ...personHashes(lookupKeys, person),
    idHash: person.idHash === '' ? null : idHashOf(lookupKeys, person.idHash),
    untilMs: person.untilMs,
    sealed: sealText(newestOf(lookupKeys), { use: 'restricted rows', random, text }),
  }
}
