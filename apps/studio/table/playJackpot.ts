import { formatPesos, type Units } from '@saya/money'
import type { Cards, DrawnTable, Room } from '../catalogue/table.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import { lockPots, setPots } from './jackpot.store.ts'
import type { TableRound } from './tableRound.store.ts'

interface Playing {
  readonly round: TableRound
  readonly room: Room
  readonly bets: readonly { readonly stake: Units; readonly dealt: Cards | null }[]
  readonly drawn: DrawnTable
}

interface JackpotPlay {
  winOf(cards: Cards | null): Units
  /** What is told of it with the round. */
  readonly shown: object
}

/**
 * Puts a round's share into the jackpot and takes out what its cards have won, in the transaction that draws the round:
 * both are kept or neither.
 */
export async function playJackpot(tx: Tx, { round, room, bets, drawn }: Playing): Promise<JackpotPlay> {
  const code = round.table_code
  const hitsOf = (cards: Cards | null) => drawn.hitsOf?.(cards) ?? 0
  const hits = bets.reduce((sum, { dealt }) => sum + hitsOf(dealt), 0)
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const before = await lockPots(tx, code, room.firstPots)
  const { put, playedFor, each, after } = room.turnPots(before, { staked, hits })
  await setPots(tx, { round: round.id, code, put, hits, paid: each * BigInt(hits), after })
  return {
    winOf: cards => each * BigInt(hitsOf(cards)),
    shown: {
      cards: bets.map(({ dealt }) => dealt?.length ?? 0),
      jackpot: { pool: formatPesos(playedFor), hits, each: formatPesos(each) },
    },
  }
}
