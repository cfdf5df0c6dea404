import type { Reader } from '../../../platform/readers/index.ts'
import { accountChanges } from './house.rules.ts'
import { changeAccounts, sumMoves } from './house.store.ts'

/** Keeps what each account of the house comes to. No posting ever waits for such a row. */
export const houseReader: Reader = {
  name: 'house',
  readSpan: async (tx, span) => changeAccounts(tx, accountChanges(await sumMoves(tx, span))),
}
