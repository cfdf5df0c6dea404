import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { VipDeps } from './deps.ts'
import { getVip } from './getVip.ts'
import { getVipRule } from './getVipRule.ts'

export function vipRoutes(deps: VipDeps): Handlers<typeof contract.vip> {
  return { getVip: getVip(deps), getVipRule: getVipRule(deps) }
}
