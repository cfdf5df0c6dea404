import type { Database, MemberTx } from '../db/database.ts'
import type { Reader } from './reader.ts'
import { fetchEntries, findSpan, moveReader, type Place, takeReader } from './reader.store.ts'
import type { TurnStep } from './turnSteps.ts'

export interface TurnOptions {
  readonly db: Pick<Database, 'memberSchema'>
  readonly holder: string
  readonly leaseMs: number
  /** Told of each step, so that a test can cut a turn off anywhere. */
  readonly onStep?: (step: TurnStep) => void
}

export const standardPage = 500

/** One page of one reader in one schema. Answers whether more may be waiting. */
export async function takeTurn(options: TurnOptions, reader: Reader, schema: number): Promise<boolean> {
  const more = await options.db.memberSchema(schema, tx => readPage(options, { reader, schema }, tx))
  options.onStep?.('committed')
  return more
}

interface Turn {
  readonly reader: Reader
  readonly schema: number
}

async function readPage(options: TurnOptions, { reader, schema }: Turn, tx: MemberTx): Promise<boolean> {
  const { holder, leaseMs, onStep } = options
  const lease = { name: reader.name, holder, leaseMs }
  const { pageSize = standardPage } = reader
  const place = await takeReader(tx, lease)
  if (!place) return false
  onStep?.('taken')
  const page = await fetchPage(tx, reader, { place, pageSize, schema })
  if (!page) return false
  onStep?.('fetched')
  await page.keep()
  onStep?.('written')
  await moveReader(tx, lease, { ...page.last, leased_until: place.leased_until })
  onStep?.('moved')
  return page.count === pageSize
}

interface PageQuery {
  readonly place: Place
  readonly pageSize: number
  readonly schema: number
}

async function fetchPage(tx: MemberTx, reader: Reader, { place, pageSize, schema }: PageQuery) {
  const { among = 'all' } = reader
  if ('readSpan' in reader) {
    const span = await findSpan(tx, place, { most: pageSize, among })
    return span && { last: span.last, count: span.count, keep: () => reader.readSpan(tx, span, schema) }
  }
  const entries = await fetchEntries(tx, place, { most: pageSize, among })
  const last = entries.at(-1)
  return last && { last, count: entries.length, keep: () => reader.read(tx, entries, schema) }
}
