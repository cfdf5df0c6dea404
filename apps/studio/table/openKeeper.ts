import { fairDraws, sharedWord, toHex } from '@saya/game-math'
import { allowedTables } from '../catalogue/allowedTables.ts'
import type { Table } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import type { Vault } from '../seed/openVault.ts'
import { listPlacedBets, setWins, undoBets } from './bet.store.ts'
import { closingSeedOf, openSeeds, promiseOf, type TableSeeds } from './openSeeds.ts'
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

/** One copy of the studio as it keeps the clocks of tables: each turn does what is due at them. It waits for nobody. */
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
async function open({ db, clock, random, vault }: StudioDeps, table: Table): Promise<void> {
  const { code, mathHash } = table
  const times = planRound(clock.now(), table.bettingMs)
  const [id, serverSeed] = [random.newId(), random.bytes(32)]
  const commitment = promiseOf({ serverSeed, closingSeed: vault.closingSeedOf({ id, ...times }) })
  const round = { id, code, mathHash, sealed: vault.seal(id, serverSeed), commitment, ...times }
  await db.transaction(tx => addTableRound(tx, round))
}

interface Going {
  readonly id: string
  readonly table: Table | undefined
}

/** Does what is due in a round, all of it or nothing: two copies that try come one after the other. */
async function goOn({ clock, log, vault }: StudioDeps, tx: Tx, { id, table }: Going): Promise<void> {
  const round = await lockTableRound(tx, id)
  if (!round || round.ended_at) return
  const nowMs = clock.now()
  switch (dueIn(round, table?.mathHash, nowMs)) {
    case 'wait':
      return
    case 'draw': {
      const seeds = openSeeds(vault, round)
      if (table && seeds) return draw(tx, { round, table, seeds, nowMs })
      if (seeds) return
      log.error({ round: id }, 'a round of a table has another seed than was promised and is given back')
      return giveUp(tx, { round, reason: 'other seed', nowMs }, vault)
    }
    case 'end':
      return endTableRound(tx, { id, from: 'drawn', to: 'over', nowMs })
    case 'void':
      return giveUp(tx, { round, reason: 'round void', nowMs }, vault)
  }
}

interface AbandonedRound {
  readonly round: TableRound
  readonly reason: string
  readonly nowMs: number
}

/** Its seeds are told like those of any other, so that everybody sees what was promised for it. */
async function giveUp(tx: Tx, { round, reason, nowMs }: AbandonedRound, vault: Vault): Promise<void> {
  await undoBets(tx, round.id, { states: ['betting', 'placed'], reason, nowMs })
  const closingSeed = closingSeedOf(vault, round)
  await endTableRound(tx, { id: round.id, from: 'open', to: 'void', nowMs, closingSeed })
}

interface Drawing {
  readonly round: TableRound
  readonly table: Table
  readonly seeds: TableSeeds
  readonly nowMs: number
}

/**
 * Decides a round for everybody: bets that are paid for count, those whose fate is not known yet are given back, and what
 * was drawn is written down with them. Until this is kept nobody has seen anything of it.
 */
async function draw(tx: Tx, { round, table, seeds, nowMs }: Drawing): Promise<void> {
  const { serverSeed, closingSeed } = seeds
  await undoBets(tx, round.id, { states: ['betting'], reason: 'too late', nowMs })
  const bets = (await listPlacedBets(tx, round.id)).sort((one, other) => (one.word < other.word ? -1 : 1))
  const words = bets.map(({ word }) => word)
  const clientSeed = sharedWord(words, toHex(closingSeed))
  const seed = { serverSeed, clientSeed, nonce: Number(round.number) }
  const drawn = table.draw(fairDraws(seed), { number: Number(round.number) })
  const shared = table.room && (await playJackpot(tx, { round, room: table.room, bets, drawn }))
  const wins = bets.map(({ id, stakes, dealt }) => {
    const jackpot = shared?.winOf(dealt) ?? 0n
    return { id, win: drawn.winOf(stakes, dealt) + jackpot, jackpot }
  })
  const shown = { ...drawn.shown, ...shared?.shown }
  const toldAtMs = nowMs + (table.telling?.tellingMs(bets.length) ?? 0)
  await setWins(tx, round.id, { wins, toldAtMs })
  await setDrawn(tx, { id: round.id, closingSeed, words, shown, draws: drawn.draws, nowMs, toldAtMs })
}
