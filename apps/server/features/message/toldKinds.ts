import { bonusCashTypes } from '@saya/contract/transaction/cashTypes.ts'

/** What a game's own provider gives outside any bet, such as the prize of a tournament. */
const gamePrize = 4

/** The kinds of posting that a member is told of by a message: every bonus, whoever gives it. */
export const toldKinds: readonly number[] = [gamePrize, ...bonusCashTypes]
