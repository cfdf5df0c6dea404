import type { DayCount, DurationCount } from '../../platform/db/dayFigures.ts'

/** States in which a deposit or a withdrawal is still open. */
const open = new Set(['pending', 'under_review', 'paying'])

export interface Counts {
  readonly begun: number
  readonly over: number
  readonly done: number
  /** What was credited or paid. */
  readonly units: bigint
}

/** Counts what was opened, what of it is over, and what of that was completed, with its amount. */
export function countsOf(rows: readonly DayCount[]): Counts {
  let [begun, over, done, units] = [0, 0, 0, 0n]
  for (const { status, count, amount } of rows) {
    begun += Number(count)
    if (!open.has(status)) over += Number(count)
    if (status !== 'completed') continue
    done += Number(count)
    units += amount
  }
  return { begun, over, done, units }
}

export interface Worth {
  readonly count: number
  readonly units: bigint
}

/** Adds up credits of all kinds. */
export function worthOf(rows: readonly Pick<DayCount, 'count' | 'amount'>[]): Worth {
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    units: rows.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

/** The completed ones of one direction, in the form in which other credits are counted. */
export function goodOf(rows: readonly DayCount[]): readonly DayCount[] {
  return rows.filter(({ status }) => status === 'completed')
}

type Way = Pick<DayCount, 'gateway' | 'channel'>

function isSameWay(one: Way, other: Way): boolean {
  return one.gateway === other.gateway && one.channel === other.channel
}

/** Each way that money went, the way with most deposits or withdrawals first. */
export function waysOf(rows: readonly DayCount[]): readonly Way[] {
  const ways: Way[] = []
  for (const row of rows) if (!ways.some(way => isSameWay(way, row))) ways.push(row)
  const begun = (way: Way) => countsOf(rows.filter(row => isSameWay(row, way))).begun
  return ways.toSorted((one, other) => begun(other) - begun(one) || one.channel.localeCompare(other.channel))
}

export function ofWay<Row extends DayCount | DurationCount>(rows: readonly Row[], way: Way): readonly Row[] {
  return rows.filter(row => isSameWay(row, way))
}
