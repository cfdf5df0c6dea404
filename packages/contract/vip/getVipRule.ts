import * as v from 'valibot'
import { operation } from '../operation.ts'
import { vipLevel } from './levels.ts'

const tier = v.array(vipLevel)

export const getVipRule = operation({
  method: 'GET',
  path: '/member/vip/rule',
  access: 'member',
  summary: 'All levels by their tiers, with what each asks for and brings',
  answer: v.object({ Bronze: tier, Silver: tier, Gold: tier, Platinum: tier, Diamond: tier }),
  refusals: {},
})
