import { dayMs, manilaDay } from '@saya/money'
import { setTimeout as wait } from 'node:timers/promises'
import { hashGameToken, newGameToken, openGameSession } from '../../../apps/server/features/game/index.ts'
import { endDays, isDayWhole } from '../../../apps/server/features/tally/index.ts'
import { type Posting, post } from '../../../apps/server/features/wallet/index.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import { ask } from '../ask.ts'
import { command, plainRules } from '../ledger/ledgerWorld.ts'
import { readJournal } from '../ledger/readJournal.ts'
import type { Player } from './player.ts'
import { extendSessions } from './session.store.ts'
import type { World } from './world.ts'

const peso = 10_000n
/** So long after its end a day may be whole at the earliest. */
const graceMs = 10 * 60_000
const rules = { ...plainRules, settledCanBeTakenBack: true }

interface RoundWish {
  readonly bet: bigint
  /** Nothing while it is open. */
  readonly win?: bigint
  readonly game?: number
  readonly isFree?: boolean
}

type Movement = Posting extends infer P ? (P extends Posting ? Omit<P, 'nowMs' | 'reference' | 'uid'> : never) : never

/** What a member's own figures are made of, by the ledger's own commands and postings. */
export function figureTools(world: World) {
  let counter = 0
  const name = () => `figure ${++counter}`
  async function apply(wish: Parameters<typeof command>[0]): Promise<void> {
    const { outcome } = await world.ledger.apply(command(wish))
    if (outcome !== 'OK') throw new Error(`A command of a test came to ${outcome}.`)
  }
  return {
    /** A round in pesos; its bet is named for what may become of it later. */
    async play({ uid }: Player, { bet, win, game = 5, isFree = false }: RoundWish) {
      const round = { uid, roundId: name(), game, rules }
      const txId = name()
      await apply({ kind: 'bet', ...round, txId, amount: bet * peso, ...(isFree ? { isFreeRound: true } : {}) })
      const settle = (pesos: bigint) =>
        apply({ kind: 'settle', ...round, txId: name(), refTxId: txId, amount: pesos * peso, closesRound: true })
      if (win !== undefined) await settle(win)
      return {
        settle,
        takeBack: () => apply({ kind: 'rollback', ...round, txId: name(), refTxId: txId }),
      }
    },
    prize: ({ uid }: Player, pesos: bigint) =>
      apply({ kind: 'promo', uid, txId: name(), roundId: '', game: 0, amount: pesos * peso }),
    correct: ({ uid }: Player, pesos: bigint) =>
      apply({
        kind: 'adjust',
        uid,
        txId: name(),
        roundId: '',
        game: 0,
        amount: (pesos < 0n ? -pesos : pesos) * peso,
        isTaken: pesos < 0n,
      }),
    /** Moves money by a posting of ours, and answers by which name. */
    async move({ uid }: Player, movement: Movement): Promise<string> {
      const reference = name()
      const posting = { ...movement, uid, reference, nowMs: world.clock.now() } as Posting
      await world.db.member(uid, tx => post(tx, posting))
      return reference
    },
    /** A game that is open for so many minutes from now on. */
    async sit({ uid }: Player, minutes: number): Promise<void> {
      const openedAtMs = world.clock.now()
      const tokenHash = hashGameToken(newGameToken(systemRandom, { uid, game: 5 }))
      const session = { tokenHash, uid, provider: 1, game: 5, openedAtMs, expiresAtMs: openedAtMs + minutes * 60_000 }
      await world.db.member(uid, tx => openGameSession(tx, session))
    },
    ...figureReads(world),
  }
}

/** Passes the time, and looks at what a member is shown. */
function figureReads(world: World) {
  async function isWhole(): Promise<boolean> {
    await endDays(world)
    const lastEnded = manilaDay(world.clock.now() - graceMs - dayMs)
    return world.db.memberSchema(0, tx => isDayWhole(tx, lastEnded))
  }
  return {
    async goTo(moment: string): Promise<void> {
      world.clock.advance(Date.parse(`${moment}:00+08:00`) - world.clock.now())
      await extendSessions(world)
    },
    /** Lets the readers read until the last day is whole. A transaction of another test on the same server holds that back for a while. */
    async read(): Promise<void> {
      await readJournal(world)
      while (!(await isWhole())) await wait(10)
    },
    months: async (player: Player) => (await ask(world, 'GET /member/own-figure/month/list', {}, player)).data,
    days: async (player: Player, month: string) =>
      (await ask(world, 'GET /member/own-figure/day/list', { query: { month } }, player)).data.d,
    statement: (player: Player, month: string) => ask(world, 'GET /member/statement', { query: { month } }, player),
  }
}
