import { pino } from 'pino'
import { endGameSessionsOf } from '../../../apps/server/features/game/index.ts'
import { openDueChecks } from '../../../apps/server/features/realityCheck/index.ts'
import { ask } from '../ask.ts'
import { command, plainRules } from '../ledger/ledgerWorld.ts'
import type { StudioWorld } from '../parties/studioWorld.ts'
import type { Player } from './player.ts'

const minuteMs = 60_000
const log = pino({ level: 'silent' })
let counter = 0

/** What somebody who plays does, is asked and answers. */
export function realityCheckTools(on: StudioWorld) {
  const { db, clock, ledger } = on.world

  const sessionsOf = ({ uid }: Player) =>
    db.member(uid, tx =>
      tx.selectFrom('game_session').selectAll().where('uid', '=', uid).orderBy('opened_at', 'desc').execute(),
    )
  const pass = (minutes: number) => clock.advance(minutes * minuteMs)

  async function placeOf(by: Player) {
    const [session] = await sessionsOf(by)
    if (!session) throw new Error('No game was launched.')
    return session
  }

  /** A bet of the game that was launched last, or of another provider. */
  async function bet(by: Player, pesos: number, provider?: number) {
    const place = await placeOf(by)
    return betAt(by, pesos, { provider: provider ?? place.provider, game: place.game })
  }

  async function betAt(by: Player, pesos: number, at: { provider: number; game: number; session?: Buffer }) {
    const txId = `reality bet ${++counter}`
    const sent = { kind: 'bet', uid: by.uid, txId, roundId: txId, rules: plainRules, ...at } as const
    const { outcome } = await ledger.apply(command({ ...sent, amount: BigInt(pesos) * 10_000n }))
    return { outcome, txId }
  }

  return {
    sessionsOf,
    pass,
    bet,
    /** A bet that names its way into the game, as those of our own studio do, with everything known of it before it is sent. */
    async readyBet(by: Player, pesos: number) {
      const { provider, game, token_hash: session } = await placeOf(by)
      return () => betAt(by, pesos, { provider, game, session })
    },
    launch: (by: Player, code: string) => ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, by),
    check: async (by: Player) => (await ask(on.world, 'GET /member/reality_check/detail', {}, by)).data,
    answer: (by: Player, id: string, answer: 'keep' | 'stop') =>
      ask(on.world, 'POST /member/reality_check/answer', { body: { id, answer } }, by),
    setEvery: (by: Player, minutes: number) =>
      ask(on.world, 'POST /member/reality_check/set', { body: { minutes } }, by),
    /** What the worker does each minute. */
    sweep: () => openDueChecks({ db, clock, log }),
    leave: ({ uid }: Player) => db.member(uid, tx => endGameSessionsOf(tx, uid, clock.now())),
    checksOf: ({ uid }: Player) =>
      db.member(uid, tx =>
        tx.selectFrom('reality_check').selectAll().where('uid', '=', uid).orderBy('due_at').execute(),
      ),
    async settle(by: Player, kind: 'settle' | 'rollback', { pesos, betTx }: { pesos: number; betTx: string }) {
      const { provider, game } = await placeOf(by)
      const txId = `reality ${kind} ${++counter}`
      const sent = { kind, uid: by.uid, provider, game, txId, roundId: betTx, refTxId: betTx, rules: plainRules }
      const amount = kind === 'settle' ? BigInt(pesos) * 10_000n : 0n
      return (await ledger.apply(command({ ...sent, amount, closesRound: kind === 'settle' }))).outcome
    },
    /** Plays on for so long, with a bet every few minutes, and tells what became of the bets. */
    async play(by: Player, minutes: number): Promise<ReadonlySet<string>> {
      const outcomes = new Set<string>()
      for (let left = minutes; left > 0; left -= 5) {
        outcomes.add((await bet(by, 1)).outcome)
        pass(Math.min(5, left))
      }
      return outcomes
    },
  }
}

export type RealityCheckTools = ReturnType<typeof realityCheckTools>
