import { generateKeyPairSync } from 'node:crypto'
import { standardPrizes } from '@saya/contract/ranking/prizes.ts'
import { dayMs, manilaDay, unitsPerPeso } from '@saya/money'
import { sql } from 'kysely'
import { countRankings, publicKeyOf, settleRankings } from '../../../apps/server/features/ranking/index.ts'
import { signLine } from '../../../apps/server/platform/signed/index.ts'
import { grantDeps, type PromotionDesk, promotionDesk } from '../desk/promotionDesk.ts'
import { endTallyDay, tallyPlay } from '../ledger/tallyPlay.store.ts'
import { workDay } from '../process/workDay.ts'
import type { Player } from './player.ts'
import { rankingKey } from './rankingKey.ts'
import type { World } from './world.ts'

const slots = 3

/** The terms of the documents. */
export const rankingTerms = { least: '0', prizes: [...standardPrizes] }

interface SlotPlay {
  readonly day: string
  /** In pesos. */
  readonly pesos: bigint
  readonly countedAtMs?: number
}

/** What a contest of each day is counted and settled with. */
export function rankingTools(world: World) {
  const deps = { ...grantDeps(world), signing: { key: rankingKey.signing } }
  const settling = (own: Partial<typeof deps> = {}) => settleRankings({ ...deps, ...own })
  return {
    deps,
    today: () => manilaDay(world.clock.now()),
    yesterday: () => manilaDay(world.clock.now() - dayMs),
    /** One that runs on these days, as if it had been agreed to before. */
    async open(
      desk: PromotionDesk,
      days: { readonly from: string; readonly to: string },
      wish: object = {},
    ): Promise<string> {
      const audience = { once_per_id: false }
      const terms = { first_day: days.from, last_day: days.to, terms: rankingTerms, budget: '9000000', audience }
      const id = await desk.live({ ...terms, ...wish }, 'ranking')
      await world.db.ref(tx =>
        sql`update promotion_version set decided_at = decided_at - interval '9 days', proposed_at = proposed_at - interval '9 days'
          where promotion = ${id}`.execute(tx),
      )
      return id
    },
    play(player: Player, { day, pesos, countedAtMs }: SlotPlay): Promise<void> {
      const bet = pesos * unitsPerPeso
      const at = countedAtMs === undefined ? {} : { countedAtMs }
      return tallyPlay(world, player, { day, game: 1, gameType: slots, bet, win: 0n, ...at })
    },
    count: () => countRankings(deps),
    /** Two who played on a day, of whom the first played more, and a contest for it. */
    async runningDay() {
      const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
      const day = manilaDay(world.clock.now())
      const to = manilaDay(world.clock.now() + 5 * dayMs)
      const contest = await this.open(await promotionDesk(world), { from: day, to })
      await this.play(ana, { day, pesos: 300n })
      await this.play(ben, { day, pesos: 200n })
      await this.count()
      return { contest, day, ana, ben }
    },
    /** The same, and the night behind it. */
    async settledDay() {
      const running = await this.runningDay()
      world.clock.advance(dayMs)
      await this.settle()
      return running
    },
    settling,
    /** Gives a member more than was settled, as nobody may. */
    async changePrize({ uid }: Player): Promise<void> {
      await world.db.app(tx => sql`update ranking_row set prize = prize * 2 where uid = ${uid}`.execute(tx))
    },
    /** Signs what was settled with a key of one's own and shows that key beside it, as whoever writes to the database might. */
    signAnew: () => signAnew(world),
    /** The night behind a day. */
    async settle(own: Partial<typeof deps> = {}, signal?: AbortSignal): Promise<void> {
      await endTallyDay(world, manilaDay(world.clock.now() - dayMs))
      await workDay(world, settling(own), signal)
    },
  }
}

async function signAnew({ db }: World): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { rows } = await db.app(tx =>
    sql<{ contest: string; line: string }>`select contest, line from ranking_day where line <> ''`.execute(tx),
  )
  for (const { contest, line } of rows) {
    const { signature: _old, ...said } = JSON.parse(line) as Record<string, unknown>
    const anew = { line: signLine(JSON.stringify(said), privateKey), key: publicKeyOf(privateKey) }
    await db.app(tx =>
      sql`update ranking_day set line = ${anew.line}, public_key = ${anew.key}
        where contest = ${contest} and line = ${line}`.execute(tx),
    )
  }
}
