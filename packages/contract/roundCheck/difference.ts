import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'

/** What was done by hand about a round that the two sides do not have alike. */
export const outcomes = ['adjusted', 'at_provider', 'nothing_owed'] as const

/** Which difference is meant, and as it was seen. */
export const seenDifference = {
  provider: v.pipe(v.string(), v.maxLength(40)),
  /** Or `prize` or `correction` and its transaction. */
  round_id: v.pipe(v.string(), v.maxLength(80)),
  player: v.pipe(v.string(), v.maxLength(18)),
  /** It grows with what is done about it, and whenever it is another than it was. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
}

export const differenceRefusals = { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') }
