import { dayMs, manilaDay } from '@saya/money'
import { finishBoxes, proveDays, turnDays } from '../../../apps/server/features/box/index.ts'
import { sealSeed } from '../../../apps/server/features/box/day/seed.ts'
import { ask } from '../ask.ts'
import { approvedPlayer, grantDeps } from '../desk/promotionDesk.ts'
import { endTallyDay, tallyPlay } from '../ledger/tallyPlay.store.ts'
import { readLedger } from '../ledger/ledgerWorld.store.ts'
import { workDay } from '../process/workDay.ts'
import { setBoxEnd, swapSeed } from './box.store.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'

const peso = 10_000n
let games = 0

interface Opening {
  readonly clientSeed?: string
  readonly key?: string
}

export type BoxTools = ReturnType<typeof boxTools>

/** Mystery boxes as the worker binds them and members open them. */
export function boxTools(world: World) {
  const deps = { ...grantDeps(world), masters: world.apiOptions.masters }
  const today = () => manilaDay(world.clock.now())
  const yesterday = () => manilaDay(world.clock.now() - dayMs)

  /** So much was played on the day before. */
  function play(player: Player, pesos = 100) {
    const bet = BigInt(pesos) * peso
    return tallyPlay(world, player, { day: yesterday(), game: ++games, bet, win: 0n })
  }

  return {
    deps,
    today,
    yesterday,
    play,
    /** Binds the days ahead, and tells the seed of the day that has ended, as the night’s work does. */
    turn: () => workDay(world, turnDays(deps)),
    prove: () => workDay(world, proveDays(deps)),
    finish: () => finishBoxes(deps),
    endYesterday: () => endTallyDay(world, yesterday()),
    /** Somebody with an approved ID who may open a box today. */
    async player(): Promise<Player> {
      const player = await approvedPlayer(world)
      await play(player)
      return player
    },
    /** Puts a seed in the place of a day’s own, which its commitment is not of. */
    plantSeed(day: string) {
      const sealed = sealSeed(day, 'ab'.repeat(32), deps)
      return world.db.app(tx => swapSeed(tx, day, sealed))
    },
    /** The box that waits for a member is theirs for so long from now on. */
    leaveMs: ({ uid }: Player, ms: number) => world.db.member(uid, tx => setBoxEnd(tx, uid, world.clock.now() + ms)),
    bonus: (player: Player) => ask(world, 'GET /promo/bonus/query', { query: { cash_type: '4001' } }, player),
    detail: (player: Player, ym = today().slice(0, 7)) =>
      ask(world, 'GET /promo/blindbox/detail', { query: { pid: '1', ym } }, player),
    open({ token }: Player, { clientSeed = 'a-word-of-a-browser', key }: Opening = {}) {
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
      const body = { client_seed: clientSeed }
      return ask(world, 'POST /promo/blindbox/claim', { body }, { token, headers })
    },
    async postingsOf({ uid }: Player) {
      const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
      return journal.filter(({ kind }) => kind === 4001).map(({ amount }) => amount)
    },
  }
}
