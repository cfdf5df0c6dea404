import type { StudioDeps } from '../deps.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import { readBalance } from '../player/readBalance.ts'
import type { PlaySession } from '../session/session.store.ts'
import { listBetsInRound, listRecentBets } from './bet.store.ts'
import { tendBet } from './placeBet.ts'
import { mostPresses, seatMs } from './table.rules.ts'
import { type BetView, type TableRoundView, viewBet, viewTableRound } from './table.view.ts'
import { countSeats, findLiveRound, listDrawnRounds, listTableRounds, takeSeat } from './tableRound.store.ts'

/** What everybody at a table sees. */
export interface TableView {
  /** The studio's clock, by which bets are taken. */
  readonly nowMs: number
  readonly players: number
  readonly round: TableRoundView | null
  /** The last results, the newest first. */
  readonly history: readonly { readonly id: string; readonly number: number; readonly shown: unknown }[]
}

/** What one player sees besides. */
export interface SeatView {
  readonly table: TableView
  readonly balance: string
  readonly bets: readonly BetView[]
  /** The bets of the last round that they played before this one: to be made again by one who wants to. */
  readonly last: readonly BetView[]
}

const shownResults = 48
const recalled = 10

export async function viewTable({ clock }: StudioDeps, tx: Tx, code: string): Promise<TableView> {
  const nowMs = clock.now()
  const round = await findLiveRound(tx, code)
  const history = await listDrawnRounds(tx, code, shownResults)
  return {
    nowMs,
    players: await countSeats(tx, code, nowMs - seatMs),
    round: round ? viewTableRound(round) : null,
    history: history.map(({ id, number, shown }) => ({ id, number: Number(number), shown })),
  }
}

/** Where a player stands at their table. Bets of theirs that are open are gone on with first. */
export async function readSeat(deps: StudioDeps, session: PlaySession): Promise<SeatView> {
  const { game_code: code, player_ref: playerRef } = session
  const recent = await deps.db.transaction(async tx => {
    await takeSeat(tx, { code, playerRef, nowMs: deps.clock.now() })
    return listRecentBets(tx, { playerRef, gameCode: code }, mostPresses)
  })
  for (const bet of recent) if (bet.ended_at === null && bet.state !== 'placed') await tendBet(deps, bet)
  const balance = await readBalance(deps, session)
  return deps.db.transaction(async tx => {
    const table = await viewTable(deps, tx, code)
    const now = table.round ? await listBetsInRound(tx, table.round.id, playerRef) : []
    const before = recent.find(bet => bet.round !== table.round?.id && bet.state !== 'refused')
    const last = before ? await listBetsInRound(tx, before.round, playerRef) : []
    return { table, balance, bets: now.map(viewBet), last: last.map(viewBet) }
  })
}

/** The last bets of a player, each with the round that it was made in. */
export async function listOwnBets({ db }: StudioDeps, { player_ref, game_code }: PlaySession) {
  return db.transaction(async tx => {
    const bets = await listRecentBets(tx, { playerRef: player_ref, gameCode: game_code }, recalled)
    const rounds = await listTableRounds(tx, [...new Set(bets.map(({ round }) => round))])
    const views = new Map(rounds.map(round => [round.id, viewTableRound(round)]))
    return { bets: bets.map(bet => ({ ...viewBet(bet), played: views.get(bet.round) ?? null })) }
  })
}
