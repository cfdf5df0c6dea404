import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { tierNumberOf, type VipTier, vipTiers } from '@saya/contract/vip/tiers.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { VipDeps } from './deps.ts'
import { viewLevel } from './level.rules.ts'
import { readLevels } from './level.store.ts'

export function getVipRule({ db }: VipDeps): Handler<typeof contract.vip.getVipRule> {
  return async () => {
    const { levels } = await db.ref(readLevels)
    const of = (tier: VipTier) =>
      levels.filter(({ level }) => vipTiers[tierNumberOf(level) - 1] === tier).map(viewLevel)
    return done({
      Bronze: of('Bronze'),
      Silver: of('Silver'),
      Gold: of('Gold'),
      Platinum: of('Platinum'),
      Diamond: of('Diamond'),
    })
  }
}
