import type { Bench } from './load/bench.ts'
import { measureBoxes } from './promo/boxes.ts'
import { simulateBoxSeeds } from './promo/boxSeeds.ts'
import { measureCap } from './promo/cap.ts'
import { simulateCaps } from './promo/caps.ts'
import { simulateClaims } from './promo/claims.ts'
import { simulateContests } from './promo/contests.ts'
import { measureFriends } from './promo/friends.ts'
import { simulateLists } from './promo/lists.ts'
import { measureRanking } from './promo/ranking.ts'
import { measureWelfare } from './promo/welfare.ts'

/** What promotions are measured by. Each part says what it finds, and whether that is within its goal. */
const parts: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  ranking: measureRanking,
  boxes: measureBoxes,
  cap: measureCap,
  welfare: measureWelfare,
  friends: measureFriends,
  lists: simulateLists,
  caps: simulateCaps,
  claims: simulateClaims,
  boxSeeds: simulateBoxSeeds,
  contests: simulateContests,
}

export const bench: Bench = {
  summary:
    'promotions with many members: [--part ranking|boxes|cap|welfare|friends|lists|caps|claims|boxSeeds|contests] [--members 1000000] [--games 3] [--referrals 100000] [--rounds 10] [--boxes 15000] [--opened 135000] [--pages 2000] [--seed 1] [--seeds 10000] [--at-once 32]',
  async run(args) {
    const at = args.indexOf('--part')
    const wanted = at < 0 ? Object.keys(parts) : [args[at + 1] ?? '']
    let isWithin = true
    for (const name of wanted) {
      const part = parts[name]
      if (!part) throw new Error(`There is no part ${name}.`)
      isWithin = (await part(args)) && isWithin
    }
    return isWithin ? 0 : 1
  },
}
