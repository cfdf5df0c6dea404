import type pg from 'pg'
import { nameOf, type TableShape } from './describeDatabase.ts'

interface Place {
  readonly tx: string
  readonly uid: string
  readonly seq: string
  readonly asset: string
}

/** A place behind every entry of its transaction number. */
const farthest = { uid: '9223372036854775807', seq: '9223372036854775807', asset: '~' }

/**
 * Numbers of transactions mean nothing in another database. In a backup every entry of the journal bears instead how
 * many of its readers' places it lies behind, which is a small number and older than any transaction to come; each
 * reader's place becomes the end of what it had read. So every reader goes on with exactly the entries it had not seen.
 */
export async function portablePlaces(client: pg.Client, schema: string): Promise<(table: TableShape) => string> {
  const { rows } = await client.query<Place>(`
    select distinct tx, uid, seq, asset from "${schema}".reader order by tx, uid, seq, asset`)
  const places = rows.map(literal)
  const steps = places.map(place => ` + case when (tx, uid, seq, asset) > ${place} then 1 else 0 end`)
  const behind = `(1${steps.join('')})::text::xid8`
  return table => {
    if (table.name === 'journal') return select(table, { tx: behind })
    // What was kept without a posting, or of contracts, is read by nobody: it is older than whatever comes.
    const long = (column: string) => `case when ${column} is not null then '1'::xid8 end`
    if (table.name === 'command') return select(table, { tx: long('tx') })
    if (table.name === 'settled_kept') return select(table, { tx: long('tx'), ended_tx: long('ended_tx') })
    // Behind every entry that was read and every one that was not.
    if (table.name === 'tally_end') return select(table, { tx: `'${places.length + 2}'::xid8` })
    const { uid, seq, asset } = farthest
    return select(table, {
      tx: behind,
      uid: `${uid}::bigint`,
      seq: `${seq}::bigint`,
      asset: `'${asset}'::text`,
      leased_by: 'null::text',
      leased_until: 'null::timestamptz',
    })
  }
}

function literal({ tx, uid, seq, asset }: Place): string {
  return `('${tx}'::xid8, ${uid}::bigint, ${seq}::bigint, '${asset.replaceAll("'", "''")}'::text)`
}

function select(table: TableShape, expressions: Readonly<Record<string, string>>): string {
  const columns = table.columns.map(column => expressions[column] ?? `"${column}"`)
  return `select ${columns.join(', ')} from ${nameOf(table)}`
}
