import { type RawBuilder, sql } from 'kysely'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import { foundIn } from './auditSums.store.ts'
import { type FindingSample, mostKept } from './findings.ts'

/** What must stand behind some postings of one member schema, and behind which rows there must be one. */
export interface Ground {
  /** Kinds of postings of our own, which the ledger alone would believe. */
  readonly kinds: readonly number[]
  find(db: Database, schema: number): Promise<readonly FindingSample[]>
}

export interface GroundWish {
  readonly kinds: readonly number[]
  /** Whether something stands behind the posting `j`. */
  readonly stands: RawBuilder<boolean>
  /** The rows that say they were posted: uid, kind, reference and amount of what must be there. */
  readonly posted: RawBuilder<unknown>
}

interface UnsupportedPosting {
  readonly uid: bigint
  readonly asset: string
  readonly seq: bigint
  readonly kind: number
  readonly reference: string
  readonly amount: bigint
  readonly total: number
}

/** Postings of our own for which no row of the noun that posts them stands. */
export async function listUngrounded(
  tx: MemberTx,
  { kinds, stands }: Pick<GroundWish, 'stands'> & Partial<Pick<GroundWish, 'kinds'>>,
): Promise<readonly UnsupportedPosting[]> {
  const ofKinds = kinds ? sql`j.kind = any(${[...kinds]}::smallint[])` : sql`true`
  const { rows } = await sql<UnsupportedPosting>`
    select j.uid, j.asset, j.seq, j.kind, j.reference, j.amount, count(*) over ()::integer as total from journal j
    where j.provider = 0 and j.kind >= 10 and ${ofKinds} and not (${stands})
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return rows
}

export function ungrounded(rows: readonly UnsupportedPosting[]): FindingSample {
  return foundIn(rows, 'ground', ({ uid, asset, seq, kind, reference }) => {
    return { subject: `${uid} ${asset} ${seq}`, detail: `is of kind ${kind}, and nothing is called ${reference}` }
  })
}

interface MissingPosting {
  readonly uid: bigint
  readonly kind: number
  readonly reference: string
  readonly total: number
}

/** Rows of ours that say they were posted and were not, with that amount and to that member. */
export async function listMissing(tx: MemberTx, posted: RawBuilder<unknown>): Promise<readonly MissingPosting[]> {
  const { rows } = await sql<MissingPosting>`
    select r.uid, r.kind::integer as kind, r.reference, count(*) over ()::integer as total
    from (${posted}) r (uid, kind, reference, amount)
    where not exists (
      select from command c where c.provider = 0 and c.kind = r.kind and c.tx_id = r.reference and c.uid = r.uid
        and c.amount = r.amount and c.outcome = 0 and c.seq is not null
    )
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return rows
}

export function missing(rows: readonly MissingPosting[]): FindingSample {
  return foundIn(rows, 'missing', ({ uid, kind, reference }) => {
    return { subject: `${uid} ${kind} ${reference}`, detail: 'is said to have been posted, and was not' }
  })
}

/** A ground that the rows of the member schema itself tell. */
export function groundOf({ posted, ...wish }: GroundWish): Ground {
  return {
    kinds: wish.kinds,
    find: (db, schema) =>
      db.memberSchema(
        schema,
        async tx => [ungrounded(await listUngrounded(tx, wish)), missing(await listMissing(tx, posted))],
        { isLong: true },
      ),
  }
}

interface WrongHold {
  readonly uid: bigint
  readonly held: bigint
  readonly open: string
  readonly total: number
}

/** Peso wallets that hold back something else than what is on its way out of them: `open`, by uid and amount. */
export async function listWrongHolds(tx: MemberTx, open: RawBuilder<unknown>): Promise<readonly WrongHold[]> {
  const { rows } = await sql<WrongHold>`
    select coalesce(w.uid, o.uid) as uid, coalesce(w.held, 0) as held, coalesce(o.amount, 0)::text as open,
      count(*) over ()::integer as total
    from (select uid, held from wallet where asset = 'PHP' and held <> 0) w full join (${open}) o on o.uid = w.uid
    where coalesce(w.held, 0) <> coalesce(o.amount, 0) order by 1 limit ${mostKept}`.execute(tx)
  return rows
}

export function wrongHolds(rows: readonly WrongHold[]): FindingSample {
  return foundIn(rows, 'held', ({ uid, held, open }) => {
    return { subject: `${uid} PHP`, detail: `holds back ${held}, its open withdrawals come to ${open}` }
  })
}

/** Postings of our own of kinds that no noun answers for: nobody posts them, whatever they are called. */
export function groundOfTheRest(grounds: readonly Ground[]): Ground {
  const known = grounds.flatMap(({ kinds }) => kinds)
  const wish = { stands: sql<boolean>`j.kind = any(${known}::smallint[])` }
  return {
    kinds: [],
    find: async (db, schema) => [
      ungrounded(await db.memberSchema(schema, tx => listUngrounded(tx, wish), { isLong: true })),
    ],
  }
}

/**
 * Postings of a provider whom the catalogue does not know, and prizes and corrections, which belong to no round, to
 * members who never opened a game there.
 */
export const groundOfProviders: Ground = {
  kinds: [],
  find: (db, schema) =>
    db.memberSchema(schema, async tx => [await findStrangers(tx), await findUninvited(tx)], { isLong: true }),
}

async function findStrangers(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<{ uid: bigint; seq: bigint; provider: number; total: number }>`
    select uid, seq, provider, count(*) over ()::integer as total from journal
    where provider > 0 and provider <> all (array(select id::integer from provider_link)) order by 1, 2 limit ${mostKept}`.execute(
    tx,
  )
  return foundIn(rows, 'ground', ({ uid, seq, provider }) => {
    return { subject: `${uid} PHP ${seq}`, detail: `is of provider ${provider}, who is not there` }
  })
}

async function findUninvited(tx: MemberTx): Promise<FindingSample> {
  const { rows } = await sql<{ uid: bigint; seq: bigint; kind: number; provider: number; total: number }>`
    select uid, seq, kind, provider, count(*) over ()::integer as total from journal j
    where kind in (4, 5) and provider = any (array(select id::integer from provider_link))
      and not exists (select from game_session s where s.uid = j.uid and s.provider = j.provider)
    order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'ground', ({ uid, seq, kind, provider }) => {
    const detail = `is of kind ${kind} of provider ${provider}, with whom the member opened no game`
    return { subject: `${uid} PHP ${seq}`, detail }
  })
}
