import { post } from '../../../apps/server/features/wallet/index.ts'
import { ask } from '../ask.ts'
import { command, plainRules } from '../ledger/ledgerWorld.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'

interface LimitWish {
  readonly counts?: 'deposit' | 'lost' | 'spent' | 'time'
  readonly period?: 'day' | 'week' | 'month'
  readonly most?: string
}

const full = ({ counts = 'spent', period = 'day', most = '100' }: LimitWish) => ({ counts, period, most })
const dayMs = 86_400_000
let counter = 0

/** What a member does about a limit: of their bets of a day, unless it is said which. */
export function limitTools(world: World) {
  return {
    /** A member with money that was paid in long ago. */
    async player(): Promise<Player> {
      const player = await world.player({ kyc: 'fully_kyc' })
      const reference = `paid in for limits ${++counter}`
      const paid = { act: 'deposit', gateway: 1, uid: player.uid, reference, amount: 10_000_000n } as const
      await world.db.member(player.uid, tx => post(tx, { ...paid, nowMs: world.clock.now() - 40 * dayMs }))
      return player
    },
    set: (by: Player, wish: LimitWish) => ask(world, 'POST /member/limit/set', { body: full(wish) }, by),
    confirm: (by: Player, wish: LimitWish) => ask(world, 'POST /member/limit/confirm', { body: full(wish) }, by),
    cancel(by: Player, { counts = 'spent', period = 'day' }: LimitWish = {}) {
      return ask(world, 'POST /member/limit/cancel', { body: { counts, period } }, by)
    },
    list: (by: Player) => ask(world, 'GET /member/limit/list', {}, by),
    async shown(by: Player, { counts = 'spent', period = 'day' }: LimitWish = {}) {
      const { data } = await ask(world, 'GET /member/limit/list', {}, by)
      return data.d.find(one => one.counts === counts && one.period === period)
    },
    async bet({ uid }: Player, pesos: number): Promise<string> {
      const txId = `bet on a limit ${++counter}`
      const bet = { kind: 'bet', uid, txId, roundId: txId, amount: BigInt(pesos) * 10_000n, rules: plainRules } as const
      return (await world.ledger.apply(command(bet))).outcome
    },
    /** Every change that was written down, the oldest first. */
    changes({ uid }: Player) {
      return world.db.member(uid, tx =>
        tx
          .selectFrom('play_limit_change')
          .select(['act', 'most_before', 'most_after'])
          .where('uid', '=', uid)
          .orderBy('at')
          .execute(),
      )
    },
  }
}

export type LimitTools = ReturnType<typeof limitTools>
