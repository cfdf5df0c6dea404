import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const getDetail = operation({
  method: 'GET',
  path: '/member/detail',
  access: 'member',
  blockedToo: true,
  summary: "The member's own profile",
  answer: v.object({
    uid: v.string(),
    username: v.string(),
    nick_name: v.string(),
    avatar: v.string(),
    country_code: v.string(),
    phone: v.string(),
    kyc_status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
    vip: v.pipe(v.number(), v.integer()),
    created_at: seconds,
  }),
  refusals: {},
})
