import { getVip } from './getVip.ts'
import { getVipRule } from './getVipRule.ts'

export const operations = { getVip, getVipRule }
