import type { Books } from '../books.store.ts'
import type { CardReading } from './reading/cardReading.ts'

export interface NewCheck {
  readonly id: string
  readonly clientId: string
  readonly bizId: string
  readonly userId: string
  readonly docType: string
  readonly completeUrl: string
  readonly interruptUrl: string
  readonly locale: string
  readonly pageKey: string
}

export interface Check extends Record<string, unknown> {
  readonly id: string
  readonly biz_id: string
  readonly doc_type: string
  readonly complete_url: string
  readonly interrupt_url: string
  readonly locale: string
  readonly page_key: string
  readonly state: 'open' | 'reading' | 'passed' | 'failed' | 'left'
  readonly tries: number
  readonly doc_error: string | null
  readonly outcome: Pick<CardReading, 'fields' | 'confidence'> | null
  readonly is_over_time: boolean
}

export async function insertCheck(books: Books, check: NewCheck): Promise<void> {
  await books.query(
    `insert into id_check
       (id, client_id, biz_id, user_id, doc_type, complete_url, interrupt_url, locale, page_key, state, opened_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', clock_timestamp(), clock_timestamp() + interval '30 minutes')`,
    [
      check.id,
      check.clientId,
      check.bizId,
      check.userId,
      check.docType,
      check.completeUrl,
      check.interruptUrl,
      check.locale,
      check.pageKey,
    ],
  )
}

export async function findCheck(books: Books, id: string): Promise<Check | undefined> {
  const [check] = await books.query<Check>(
    `select id, biz_id, doc_type, complete_url, interrupt_url, locale, page_key, state, tries, doc_error, outcome,
       clock_timestamp() > expires_at as is_over_time
     from id_check where id = $1`,
    [id],
  )
  return check
}

/** The newest checks, for people who look at the book. */
export function listChecks(books: Books): Promise<(Check & { readonly opened_at: Date })[]> {
  return books.query<Check & { readonly opened_at: Date }>(
    `select id, biz_id, doc_type, complete_url, interrupt_url, locale, page_key, state, tries, doc_error, outcome,
       clock_timestamp() > expires_at as is_over_time, opened_at
     from id_check order by opened_at desc limit 30`,
  )
}

export async function findPicture(books: Books, id: string): Promise<Buffer | null> {
  const [row] = await books.query<{ picture: Buffer | null }>('select picture from id_check where id = $1', [id])
  return row?.picture ?? null
}

/** Takes a check for reading, if nobody reads it now: one that a dead reader held is free again after a while. */
export async function beginReading(books: Books, id: string): Promise<boolean> {
  const rows = await books.query(
    `update id_check set state = 'reading', reading_until = clock_timestamp() + interval '40 seconds'
     where id = $1 and clock_timestamp() <= expires_at
       and (state = 'open' or (state = 'reading' and reading_until < clock_timestamp()))
     returning id`,
    [id],
  )
  return rows.length > 0
}

export interface Ending {
  readonly id: string
  readonly state: 'open' | 'passed' | 'failed'
  readonly docError: string | null
  readonly outcome: Pick<CardReading, 'fields' | 'confidence'> | null
  readonly picture: Buffer | null
  /** Whether it counts among those that a person has. */
  readonly isTry: boolean
}

export async function endReading(
  books: Books,
  { id, state, docError, outcome, picture, isTry }: Ending,
): Promise<void> {
  await books.query(
    `update id_check set state = $2, doc_error = $3, outcome = $4, picture = $5, tries = tries + $6, reading_until = null
     where id = $1 and state = 'reading'`,
    [id, state, docError, outcome === null ? null : JSON.stringify(outcome), picture, isTry ? 1 : 0],
  )
}

export async function leaveCheck(books: Books, id: string): Promise<void> {
  await books.query(`update id_check set state = 'left' where id = $1 and state in ('open', 'reading')`, [id])
}

/** Forgets what was shown and read a day after a check ran out: whoever asked has fetched it by then. */
export async function forgetOldChecks(books: Books): Promise<void> {
  await books.query(
    `update id_check set picture = null, outcome = null
     where expires_at < clock_timestamp() - interval '1 day' and (picture is not null or outcome is not null)`,
  )
}
