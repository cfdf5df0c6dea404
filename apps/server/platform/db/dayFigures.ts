import { type RawBuilder, sql } from 'kysely'

/** How many of something there were on a day in Manila, of one way and in one state. */
export interface DayCount {
  readonly day: string
  readonly gateway: string
  readonly channel: string
  readonly status: string
  readonly count: bigint
  readonly amount: bigint
}

/** How many of one way took about as long. */
export interface DurationCount {
  readonly gateway: string
  readonly channel: string
  readonly bucket: number
  readonly count: bigint
}

const perE = 20

/**
 * Times are counted in steps that grow by a twentieth. Counts of several schemas can be put together, which medians cannot.
 */
export function durationBucket(from: string, until: string): RawBuilder<number> {
  return sql<number>`round(${sql.lit(perE)} * ln(1 + greatest(0, extract(epoch from ${sql.ref(until)} - ${sql.ref(from)})::double precision)))::integer`
}

/** The time that half of them took at most, or none where there are none. */
export function medianSeconds(counts: readonly Pick<DurationCount, 'bucket' | 'count'>[]): number | null {
  const all = counts.reduce((sum, { count }) => sum + count, 0n)
  let passed = 0n
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    passed += count
    if (passed * 2n >= all) return Math.round(Math.exp(bucket / perE) - 1)
  }
  return null
}
