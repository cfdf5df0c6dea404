import { writeTime } from '../times.ts'

/** A point in time in a table: never broken over lines. */
export function timeCell(seconds: number) {
  return <span className="nowrap">{writeTime(seconds)}</span>
}
