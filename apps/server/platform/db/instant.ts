import { type RawBuilder, sql } from 'kysely'

/** A point in time as the database takes it. Features hold milliseconds and never make dates themselves. */
export function instant(ms: number): RawBuilder<number> {
  return sql<number>`${new Date(ms)}::timestamptz`
}
