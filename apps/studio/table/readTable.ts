import { formatPesos } from '@saya/money'
import type { Room } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import { readBalance } from '../player/readBalance.ts'
import type { PlaySession } from '../session/session.store.ts'
import { type Bet, listBetsInRound, listPaidBets, listRecentBets, listStandingBets } from './bet.store.ts'
import { tendBet } from './placeBet.ts'
import { mostPresses, seatMs } from './table.rules.ts'
import {
  type BetView,
  isTold,
  type Looking,
  shownBy,
  type TableRoundView,
  viewBet,
  viewTableRound,
} from './table.view.ts'
import { findPots } from './jackpot.store.ts'
import {
  countSeats,
  findLiveRound,
  findTableRound,
  listTableRounds,
  listToldRounds,
  type TableRound,
  takeSeat,
} from './tableRound.store.ts'

/** What everybody at a table sees. */
export interface TableView {
  /** The studio's clock, by which bets are taken. */
  readonly nowMs: number
  readonly players: number
  readonly round: TableRoundView | null
  /** The last results, the newest first. */
  readonly history: readonly { readonly id: string; readonly number: number; readonly shown: unknown }[]
  /** In a room: what its jackpot has come to, and how many cards are sold. */
  readonly pool?: string
  readonly sold?: number
}

/** What one player sees besides. */
export interface SeatView {
  readonly table: TableView
  readonly balance: string
  readonly bets: readonly BetView[]
  /** The bets of the last round that they played before this one: to be made again by one who wants to. */
  readonly last: readonly BetView[]
  /** Bets at this table that were stopped, of whichever round, until the operator has put them right. */
  readonly stands: readonly BetView[]
}

const shownResults = 48
/** Where a round is told little by little, each time to everybody with all of this. */
const shownDraws = 8
const recalled = 10

async function viewTable(deps: StudioDeps, tx: Tx, code: string): Promise<TableView> {
  return (await viewTableForAll(deps, tx, code)).view
}

/** What everybody sees, and in a room what each player has besides: their cards, as far as they are dabbed. */
interface Look {
  readonly view: TableView
  ownOf(playerRef: string): { readonly own?: readonly BetView[] }
}

export async function viewTableForAll({ clock, tables, vault }: StudioDeps, tx: Tx, code: string): Promise<Look> {
  const table = tables.get(code)
  const { room, telling } = table ?? {}
  const looking = { nowMs: clock.now(), table }
  const round = await findLiveRound(tx, code)
  const most = telling ? shownDraws : shownResults
  const history = await listToldRounds(tx, code, { nowMs: looking.nowMs, most })
  const bets = room && round ? await listPaidBets(tx, round.id) : []
  const view = {
    nowMs: looking.nowMs,
    players: await countSeats(tx, code, looking.nowMs - seatMs),
    round: round ? viewTableRound(round, looking, vault) : null,
    history: history.map(({ id, number, shown }) => ({
      id,
      number: Number(number),
      shown: telling?.brief(shown) ?? shown,
    })),
    ...(room ? { pool: await tellPool(tx, { code, room, round, looking }), sold: countCards(bets) } : {}),
  }
  const seen = { ...looking, shown: shownBy(round, looking) }
  return {
    view,
    ownOf(playerRef) {
      return room ? { own: bets.filter(bet => bet.player_ref === playerRef).map(bet => viewBet(bet, seen)) } : {}
    },
  }
}

function countCards(bets: readonly Bet[]): number {
  return bets.reduce((sum, { dealt }) => sum + (dealt?.length ?? 0), 0)
}

interface Telling {
  readonly code: string
  readonly room: Room
  readonly round: TableRound | undefined
  readonly looking: Looking
}

/** What can be won. While balls are called it is what they are played for, since what is there now would tell who has won. */
async function tellPool(tx: Tx, { code, room, round, looking }: Telling): Promise<string> {
  const played = round?.shown as { readonly jackpot?: { readonly pool?: string } } | null
  if (round && played?.jackpot?.pool !== undefined && !isTold(round, looking.nowMs)) return played.jackpot.pool
  return formatPesos(((await findPots(tx, code)) ?? room.firstPots).pool)
}

/** Where a player stands at their table. Bets of theirs that are open are gone on with first. */
export async function readSeat(deps: StudioDeps, session: PlaySession): Promise<SeatView> {
  const { game_code: code, player_ref: playerRef } = session
  const recent = await deps.db.transaction(async tx => {
    await takeSeat(tx, { code, playerRef, nowMs: deps.clock.now() })
    return listRecentBets(tx, { playerRef, gameCode: code }, mostPresses)
  })
  for (const bet of recent) if (bet.ended_at === null && bet.state !== 'placed') await tendBet(deps, bet)
  const seen = await deps.db.transaction(async tx => {
    const looking = { nowMs: deps.clock.now(), table: deps.tables.get(code) }
    const round = await findLiveRound(tx, code)
    const table = await viewTable(deps, tx, code)
    const now = round ? await listBetsInRound(tx, round.id, playerRef) : []
    const before = recent.find(bet => bet.round !== round?.id && bet.state !== 'refused')
    const last = before ? await listBetsInRound(tx, before.round, playerRef) : []
    const [played] = before ? await listTableRounds(tx, [before.round]) : []
    const view = (bets: readonly Bet[], of: TableRound | undefined) =>
      bets.map(bet => viewBet(bet, { ...looking, shown: shownBy(of, looking) }))
    const stands = await listStandingBets(tx, { playerRef, gameCode: code }, recalled)
    return { table, bets: view(now, round), last: view(last, played), stands: view(stands, undefined) }
  })
  // Asked for last, so that what a bet is told to have won is in it.
  return { ...seen, balance: await readBalance(deps, session) }
}

/** The last bets of a player, each with the round that it was made in. */
export async function listOwnBets({ db, clock, tables, vault }: StudioDeps, { player_ref, game_code }: PlaySession) {
  const looking = { nowMs: clock.now(), table: tables.get(game_code) }
  return db.transaction(async tx => {
    const bets = await listRecentBets(tx, { playerRef: player_ref, gameCode: game_code }, recalled)
    const rounds = await listTableRounds(tx, [...new Set(bets.map(({ round }) => round))])
    const views = new Map(rounds.map(round => [round.id, viewTableRound(round, looking, vault)]))
    return {
      bets: bets.map(bet => {
        const played = views.get(bet.round) ?? null
        return { ...viewBet(bet, { ...looking, shown: played?.shown ?? null }), played }
      }),
    }
  })
}

/** One bet as it stands now. */
export async function readBet({ db, clock, tables }: StudioDeps, bet: Bet): Promise<BetView> {
  const looking = { nowMs: clock.now(), table: tables.get(bet.game_code) }
  const round = await db.look(tx => findTableRound(tx, bet.round))
  return viewBet(bet, { ...looking, shown: shownBy(round, looking) })
}
