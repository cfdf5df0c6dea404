import { dayMs } from '@saya/money'
import { openBudget } from '../../../../apps/server/features/promotion/claim/budget.store.ts'
import { agreeToOffer, forgetOffers } from '../../desk/agreeToOffer.store.ts'
import { offerFor } from '../../desk/promotionDesk.ts'
import type { World } from '../../world/world.ts'
import { contestBudget, type SimulatedContest } from './judgeContest.ts'

const peso = 10_000n

/** Two people have agreed to it days ago, and there is no other one. */
export async function openContest(world: World, { id, day, prizes, least }: SimulatedContest): Promise<void> {
  const offer = offerFor(world, {
    first_day: day,
    last_day: day,
    terms: { least: String(least / peso), prizes: prizes.map((prize, at) => `${at + 1}:${prize / peso}`) },
    budget: String(contestBudget / peso),
    audience: { once_per_id: false, needs_approved_id: true },
  })
  await world.db.ref(forgetOffers)
  await world.db.app(tx => openBudget(tx, { promotion: id, version: 1 }, [contestBudget]))
  const atMs = world.clock.now() - 9 * dayMs
  await world.db.ref(tx => agreeToOffer(tx, { id, kind: 'ranking', offer, atMs }))
}
