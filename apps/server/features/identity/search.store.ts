import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'

export interface EntrySearch {
  /** A UID, an e-mail address, or how a phone or a username begins. */
  readonly words: string
  readonly state: '' | 'open' | 'blocked' | 'closed'
  /** Nobody but these, as was found elsewhere. */
  readonly only?: readonly bigint[] | undefined
  /** Who else these words are about, as was found elsewhere. */
  readonly also?: readonly bigint[]
}

export type FoundEntry = Awaited<ReturnType<typeof searchEntries>>[number]

function found(tx: AppTx, { words, state, only, also = [] }: EntrySearch) {
  let query = tx.selectFrom('sign_in')
  if (state === 'open') query = query.where('blocked_at', 'is', null).where('closed_at', 'is', null)
  if (state === 'blocked') query = query.where('blocked_at', 'is not', null)
  if (state === 'closed') query = query.where('closed_at', 'is not', null)
  if (only) query = query.where('uid', '=', sql<bigint>`any(${only.map(String)}::bigint[])`)
  if (words === '') return query
  // However it is written on a card, on a desk or in a letter.
  const digits = plainDigits(words)
  const isNumber = /^\d{1,18}$/.test(digits)
  const name = `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return query.where(row =>
    row.or([
      sql<boolean>`lower(username) like ${name}`,
      ...(words.includes('@') ? [row('email', '=', words.toLowerCase())] : []),
      ...(also.length > 0 ? [row('uid', 'in', [...also])] : []),
      ...(isNumber ? [row('uid', '=', BigInt(digits)), row('phone', 'like', `${digits}%`)] : []),
    ]),
  )
}

function plainDigits(words: string): string {
  return words.replace(/[\s().-]/g, '').replace(/^(?:\+?63|0)(?=9)/, '')
}

/** Whose phone or e-mail address this is, however it is typed. */
export async function findUidByContact(tx: AppTx, contact: string): Promise<bigint | undefined> {
  const query = tx.selectFrom('sign_in').select('uid')
  const known = contact.includes('@')
    ? query.where('email', '=', contact.toLowerCase())
    : query.where('phone', '=', plainDigits(contact))
  return (await known.executeTakeFirst())?.uid
}

export interface EntryPage {
  /** Unless it is said otherwise the newest come first. */
  readonly sort?: 'joined' | '-joined' | 'username' | '-username'
  /** The last one read, behind whom the page begins. */
  readonly last: bigint | null
  readonly size: number
}

/** Members over all schemas. A UID grows with the time of joining. */
export function searchEntries(tx: AppTx, search: EntrySearch, { sort = '-joined', last, size }: EntryPage) {
  const isDown = sort.startsWith('-')
  const byName = sort.endsWith('username')
  const turn = sql.raw(isDown ? 'desc' : 'asc')
  return found(tx, search)
    .select(['uid', 'username', 'phone', 'email', 'created_at', 'blocked_at', 'closed_at'])
    .$if(last !== null && !byName, query => query.where('uid', isDown ? '<' : '>', last as bigint))
    .$if(last !== null && byName, query => query.where(standsBehind(last as bigint, isDown)))
    .orderBy(byName ? sql`lower(username) ${turn}` : sql`uid ${turn}`)
    .limit(size)
    .execute()
}

/** No two are called alike, so that a name alone is a place. */
function standsBehind(uid: bigint, isDown: boolean) {
  const name = sql`(select lower(last.username) from sign_in last where last.uid = ${uid})`
  return isDown ? sql<boolean>`lower(username) < ${name}` : sql<boolean>`lower(username) > ${name}`
}

/** How many there are, exactly up to a thousand. */
export function countEntries(tx: AppTx, search: EntrySearch): Promise<number> {
  return countRows(tx, found(tx, search).select('uid'))
}

export function findEntry(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('sign_in')
    .select(['uid', 'username', 'phone', 'email', 'created_at', 'blocked_at', 'closed_at', 'asks_passkey'])
    .where('uid', '=', uid)
    .executeTakeFirst()
}
