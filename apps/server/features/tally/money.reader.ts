import type { Reader } from '../../platform/readers/index.ts'
import { keepMoney } from './tally.store.ts'

/** Keeps what was posted to and from each wallet on each day beside its bets. */
export const moneyReader: Reader = { name: 'money', among: 'money', readSpan: keepMoney }
