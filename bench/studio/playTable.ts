import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Seat } from './openSeat.ts'
import { withClient } from '../load/place.ts'

interface TableState {
  readonly table: {
    readonly nowMs: number
    readonly round: { readonly id: string; readonly opensAtMs: number; readonly closesAtMs: number } | null
  }
}

export interface TableFigures {
  readonly bets: number
  /** How many presses a second were taken by the wallet while bets were taken. */
  readonly pressesPerSecond: number
  /** How many wins a second were delivered behind the draw. */
  readonly settlesPerSecond: number
  /** Both for each bet of the round: what one bet of the table costs in time, from its press to its win. */
  readonly perSecond: number
}

interface TableRound {
  readonly seats: readonly Seat[]
  readonly spot: string
  /** Each seat presses so often, as fast as it is answered. */
  readonly presses: number
  readonly database: string
}

const word = () => randomBytes(12).toString('hex')

/** One whole round of a table with everybody at it: presses while bets are taken, and all of their wins. */
export async function playTable({ seats, spot, presses, database }: TableRound): Promise<TableFigures> {
  const round = await nextRound(seats)
  const beganMs = performance.now()
  const taken = await Promise.all(seats.map(seat => press(seat, { round, spot, presses })))
  const pressSeconds = (performance.now() - beganMs) / 1000
  const bets = taken.reduce((sum, count) => sum + count, 0)
  const settleSeconds = await whenSettled(database, round, bets)
  return {
    bets,
    pressesPerSecond: bets / pressSeconds,
    settlesPerSecond: bets / settleSeconds,
    perSecond: bets / (pressSeconds + settleSeconds),
  }
}

/** How many presses of a seat were taken, one after the other: on a busy machine bets are closed before it has made them all. */
async function press(seat: Seat, { round, spot, presses }: Pick<TableRound, 'spot' | 'presses'> & { round: string }) {
  for (let made = 0; made < presses; made++) {
    const wish = { key: word(), word: word(), round, stakes: { [spot]: 10 } }
    try {
      const { bet } = await seat.ask<{ bet: { state: string } }>('table/bet', wish)
      if (bet.state !== 'placed') throw new Error(`A bet at the table came to ${bet.state}.`)
    } catch (fault) {
      if (fault instanceof Error && fault.message.includes('"bets_closed"')) return made
      throw fault
    }
  }
  return presses
}

/** Sits everybody down and waits for the beginning of a round that takes bets for some seconds yet. */
async function nextRound(seats: readonly Seat[]): Promise<string> {
  await Promise.all(seats.map(seat => seat.ask('table/state')))
  const [first] = seats
  for (;;) {
    const state = await first?.ask<TableState>('table/state')
    const round = state?.table.round
    if (round && state.table.nowMs >= round.opensAtMs && state.table.nowMs < round.opensAtMs + 2000) return round.id
    await wait(100)
  }
}

/** How long it took from the draw to the last win that the wallet has answered. */
function whenSettled(database: string, round: string, bets: number): Promise<number> {
  return withClient(database, async client => {
    for (;;) {
      const { rows } = await client.query<{ settled: number; seconds: number }>(
        `select count(*) filter (where b.state = 'settled')::int as settled,
           extract(epoch from max(b.ended_at) - max(t.drawn_at))::float8 as seconds
         from table_bet b join table_round t on t.id = b.round where b.round = $1`,
        [round],
      )
      const [row] = rows
      if (row?.settled === bets) return row.seconds
      await wait(250)
    }
  })
}
