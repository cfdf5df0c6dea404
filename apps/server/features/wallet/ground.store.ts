import { type RawBuilder, sql } from 'kysely'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import { foundIn } from './auditSums.store.ts'
import { type Found, mostKept } from './findings.ts'

/** Looks for postings of one member schema that nothing stands behind: the ledger alone would believe them. */
export type Ground = (db: Database, schema: number) => Promise<Found>

export interface GroundWish {
  /** Kinds of postings of our own. */
  readonly kinds: readonly number[]
  /** Whether something stands behind the posting `j`. */
  readonly stands: RawBuilder<boolean>
}

interface Ungrounded {
  readonly uid: bigint
  readonly asset: string
  readonly seq: bigint
  readonly kind: number
  readonly reference: string
  readonly amount: bigint
  readonly total: number
}

/** Postings of our own for which no row of the noun that posts them stands. */
export async function listUngrounded(tx: MemberTx, { kinds, stands }: GroundWish): Promise<readonly Ungrounded[]> {
  const { rows } = await sql<Ungrounded>`
    select j.uid, j.asset, j.seq, j.kind, j.reference, j.amount, count(*) over ()::integer as total from journal j
    where j.provider = 0 and j.kind >= 10 and j.kind = any(${[...kinds]}::smallint[]) and not (${stands})
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return rows
}

export function ungrounded(rows: readonly Ungrounded[]): Found {
  return foundIn(rows, 'ground', ({ uid, asset, seq, kind, reference }) => {
    return { subject: `${uid} ${asset} ${seq}`, detail: `is of kind ${kind}, and nothing is called ${reference}` }
  })
}

/** A ground that the rows of the member schema itself tell. */
export function groundOf(wish: GroundWish): Ground {
  return async (db, schema) =>
    ungrounded(await db.memberSchema(schema, tx => listUngrounded(tx, wish), { isLong: true }))
}

/** Postings of a provider whom the catalogue does not know. */
export async function findStrangers(db: Database, schema: number): Promise<Found> {
  return db.memberSchema(
    schema,
    async tx => {
      const { rows } = await sql<{ uid: bigint; seq: bigint; provider: number; total: number }>`
        select uid, seq, provider, count(*) over ()::integer as total from journal
        where provider > 0 and provider <> all (array(select id::integer from provider_link)) order by 1, 2 limit ${mostKept}`.execute(
        tx,
      )
      return foundIn(rows, 'ground', ({ uid, seq, provider }) => {
        return { subject: `${uid} PHP ${seq}`, detail: `is of provider ${provider}, who is not there` }
      })
    },
    { isLong: true },
  )
}
