import { fairDraws, sharedWord } from '@saya/game-math'
import { allowedTables } from '../catalogue/allowedTables.ts'
import type { Table } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import { tendMs } from '../round/advanceRound.ts'
import { advanceBet } from './advanceBet.ts'
import { claimBet, listDueBets, listPlacedBets, setWins, undoBets } from './bet.store.ts'
import { playJackpot } from './playJackpot.ts'
import { dueIn, planRound, seatMs } from './table.rules.ts'
import {
  addTableRound,
  endTableRound,
  holdTable,
  listLiveRounds,
  listSeatedTables,
  lockTableRound,
  setDrawn,
  type TableRound,
} from './tableRound.store.ts'

/** Whoever keeps a table's clock says so again when half of this is over; once it is over, another copy takes it. */
const leaseMs = 4000
const atOnce = 32

/** One copy of the studio as it keeps the clocks of tables: each turn does what is due at them and with their bets. */
export function openKeeper(deps: StudioDeps): { turn(): Promise<void> } {
  const holder = deps.random.newId()
  /** The tables whose clock is ours, with the time until which nobody takes it. */
  const held = new Map<string, number>()

  async function holds(code: string): Promise<boolean> {
    const nowMs = deps.clock.now()
    if ((held.get(code) ?? 0) - nowMs > leaseMs / 2) return true
    const untilMs = nowMs + leaseMs
    const isOurs = await deps.db.transaction(tx => holdTable(tx, code, { holder, nowMs, untilMs }))
    if (isOurs) held.set(code, untilMs)
    else held.delete(code)
    return isOurs
  }

  async function turn(): Promise<void> {
    const { db, clock, tables, log } = deps
    const lives = await db.look(tx => listLiveRounds(tx))
    const seated = await db.look(tx => listSeatedTables(tx, clock.now() - seatMs))
    for (const code of new Set([...lives.map(live => live.table_code), ...seated])) {
      const live = lives.find(({ table_code }) => table_code === code)
      // One table that stands still keeps no other from going on.
      await keep(code, live).catch((fault: unknown) => log.error({ err: fault, table: code }, 'a table stood still'))
    }
    await tendBets(deps)

    async function keep(code: string, live: TableRound | undefined): Promise<void> {
      const table = tables.get(code)
      if (live && dueIn(live, table?.mathHash, clock.now()) === 'wait') return
      if (!(await holds(code))) return
      if (live) await db.transaction(tx => goOn(deps, tx, { id: live.id, table }))
      else if (table && allowedTables(deps).has(code)) await open(deps, table)
    }
  }

  return { turn }
}

/** The promise is made here, and told before the first bet is taken. */
async function open({ db, clock, random }: StudioDeps, table: Table): Promise<void> {
  const { code, mathHash } = table
  const times = planRound(clock.now(), table.bettingMs)
  const round = { id: random.newId(), code, mathHash, seed: random.bytes(32), ...times }
  await db.transaction(tx => addTableRound(tx, round))
}

interface Going {
  readonly id: string
  readonly table: Table | undefined
}

/** Does what is due in a round, all of it or nothing: two copies that try come one after the other. */
async function goOn({ clock }: StudioDeps, tx: Tx, { id, table }: Going): Promise<void> {
  const round = await lockTableRound(tx, id)
  if (!round || round.ended_at) return
  const nowMs = clock.now()
  switch (dueIn(round, table?.mathHash, nowMs)) {
    case 'wait':
      return
    case 'draw':
      if (table) await draw(tx, { round, table, nowMs })
      return
    case 'end':
      return endTableRound(tx, { id, from: 'drawn', to: 'over', nowMs })
    case 'void':
      await undoBets(tx, id, { states: ['betting', 'placed'], reason: 'round void', nowMs })
      return endTableRound(tx, { id, from: 'open', to: 'void', nowMs })
  }
}

/**
 * Decides a round for everybody: bets that are paid for count, those whose fate is not known yet are given back, and what
 * was drawn is written down with them. Until this is kept nobody has seen anything of it.
 */
async function draw(
  tx: Tx,
  { round, table, nowMs }: { readonly round: TableRound; readonly table: Table; readonly nowMs: number },
): Promise<void> {
  await undoBets(tx, round.id, { states: ['betting'], reason: 'too late', nowMs })
  const bets = (await listPlacedBets(tx, round.id)).sort((one, other) => (one.word < other.word ? -1 : 1))
  const words = bets.map(({ word }) => word)
  const seed = { serverSeed: round.server_seed, clientSeed: sharedWord(words), nonce: Number(round.number) }
  const drawn = table.draw(fairDraws(seed), { number: Number(round.number) })
  const shared = table.room && (await playJackpot(tx, { round, room: table.room, bets, drawn }))
  const wins = bets.map(({ id, stakes, dealt }) => ({
    id,
    win: drawn.winOf(stakes, dealt) + (shared?.winOf(dealt) ?? 0n),
  }))
  const shown = { ...drawn.shown, ...shared?.shown }
  const toldAtMs = nowMs + (table.telling?.tellingMs(bets.length) ?? 0)
  await setWins(tx, round.id, { wins, toldAtMs })
  await setDrawn(tx, { id: round.id, words, shown, draws: drawn.draws, nowMs, toldAtMs })
}

/** Goes on with every bet whose time has come and that nobody is at: those of a process that died, too. */
async function tendBets(deps: StudioDeps): Promise<void> {
  const { db, clock, log } = deps
  const due = await db.look(tx => listDueBets(tx, clock.now(), atOnce))
  await Promise.all(
    due.map(async id => {
      const nowMs = clock.now()
      if (!(await db.transaction(tx => claimBet(tx, id, { nowMs, untilMs: nowMs + tendMs })))) return
      await advanceBet(deps, id).catch((fault: unknown) => log.error({ err: fault, bet: id }, 'a bet stood still'))
    }),
  )
  if (due.length === atOnce) await tendBets(deps)
}
