import { manilaDay } from '@saya/money'

/** A row of a list by days; the first of each day bears the day. */
export type DayRow<Row> = Row & { readonly day: number | undefined }

/** Marks the first row of each day in Manila, given the last row that is there already. */
export function dayRows<Row extends { readonly created_at: number }>(
  rows: readonly Row[],
  before: Row | undefined,
): readonly DayRow<Row>[] {
  let last = before && dayOfRow(before)
  return rows.map(row => {
    const day = dayOfRow(row)
    const isFirst = day !== last
    last = day
    return { ...row, day: isFirst ? row.created_at : undefined }
  })
}

function dayOfRow(row: { readonly created_at: number }): string {
  return manilaDay(row.created_at * 1000)
}
