import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'

export interface EntrySearch {
  /** A UID, or how a phone or a username begins. */
  readonly words: string
  readonly state: '' | 'open' | 'blocked' | 'closed'
}

export type FoundEntry = Awaited<ReturnType<typeof searchEntries>>[number]

function found(tx: AppTx, { words, state }: EntrySearch) {
  let query = tx.selectFrom('sign_in')
  if (state === 'open') query = query.where('blocked_at', 'is', null).where('closed_at', 'is', null)
  if (state === 'blocked') query = query.where('blocked_at', 'is not', null)
  if (state === 'closed') query = query.where('closed_at', 'is not', null)
  if (words === '') return query
  const digits = words.replace(/^\+?63(?=9)|^0(?=9)|[\s-]/g, '')
  const isNumber = /^\d{1,18}$/.test(digits)
  const name = `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return query.where(row =>
    row.or([
      sql<boolean>`lower(username) like ${name}`,
      ...(isNumber ? [row('uid', '=', BigInt(digits)), row('phone', 'like', `${digits}%`)] : []),
    ]),
  )
}

/** Members over all schemas, the newest first, behind the last one read. */
export function searchEntries(
  tx: AppTx,
  search: EntrySearch,
  at: { readonly before: bigint | null; readonly size: number },
) {
  return found(tx, search)
    .select(['uid', 'username', 'phone', 'email', 'created_at', 'blocked_at', 'closed_at'])
    .$if(at.before !== null, query => query.where('uid', '<', at.before as bigint))
    .orderBy('uid', 'desc')
    .limit(at.size)
    .execute()
}

/** How many there are, exactly up to a thousand. */
export async function countEntries(tx: AppTx, search: EntrySearch): Promise<number> {
  const first = found(tx, search).select('uid').limit(1000).as('first')
  const { count } = await tx
    .selectFrom(first)
    .select(all => all.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findEntry(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('sign_in')
    .select(['uid', 'username', 'phone', 'email', 'created_at', 'blocked_at', 'closed_at'])
    .where('uid', '=', uid)
    .executeTakeFirst()
}
