import { sql } from 'kysely'
import type { AppTx } from '../db/database.ts'
import { type NewsName, type NewsOf, newsChannel, writeNews } from './news.ts'

/** Tells every copy, this one too, as soon as the transaction is kept; nobody hears of one that is undone. */
export async function tellNews<N extends NewsName>(tx: AppTx, name: N, news: NewsOf<N>): Promise<void> {
  await sql`select pg_notify(${newsChannel}, ${writeNews(name, news)})`.execute(tx)
}
