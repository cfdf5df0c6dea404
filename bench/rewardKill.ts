import { openKillPlace } from '../packages/testing/simulation/kill/killPlace.ts'
import { rewardKills } from '../packages/testing/simulation/reward/rewardKills.ts'
import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { progress } from './load/progress.ts'

export const bench: Bench = {
  summary:
    'kill two apis, two workers and the database while promotions give, members redeem in the mall and exclude themselves, and look for losses: [--minutes 10] [--seed 1]',
  run: rewardKill,
}

async function rewardKill(options: readonly string[]): Promise<number> {
  const minutes = numberOption(options, 'minutes', 10)
  const seed = numberOption(options, 'seed', 1)
  const place = await openKillPlace({ memberSchemas: 3, copies: 2 })
  const startedAt = Date.now()
  const show = progress('Minutes', minutes)
  const onKill = ({ kills, claimed }: { readonly kills: number; readonly claimed: number }) =>
    show(Math.min(minutes, Math.floor((Date.now() - startedAt) / 60_000)), `${kills} kills, ${claimed} claimed`)
  try {
    const report = await rewardKills(place, { seed, forMs: minutes * 60_000, onKill })
    const { kills, claimed, refused, rebates, boxes, friends, excluded, shoppers, faults } = report
    console.log(
      `REWARD KILLS ${kills} claimed ${claimed} refused ${refused} rebates ${rebates} boxes ${boxes} friends ${friends} excluded ${excluded} shoppers ${shoppers} faults ${faults.length}`,
    )
    if (faults.length === 0) return 0
    console.log([`Seed ${seed} fails:`, ...faults.slice(0, 40)].join('\n  '))
    console.log(place.words())
    return 1
  } finally {
    await place.remove()
  }
}
