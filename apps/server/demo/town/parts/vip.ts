import { seeToRewards } from '../../../features/box/index.ts'
import { seeToLevels } from '../../../features/promotion/index.ts'
import { lookOverAll } from '../../../features/vip/index.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../town.ts'
import { timeOf } from '../townDay.rules.ts'
import { nothingMore, type TownPart } from './part.ts'

/** Each evening the product raises whose play has come to a level, and gives what birthdays bring. */
export const vipPart: TownPart = {
  planDesk(town, day) {
    return [{ atMs: timeOf(day, 23, 30), actor: 'clock', perform: () => raise(town) }]
  },
}

/** The readers may be days behind the town, so that everybody is looked at. */
async function raise({ deps }: Town): Promise<readonly TownEvent[]> {
  await lookOverAll(deps)
  await seeToLevels(deps)
  await seeToRewards(deps)
  return nothingMore
}
