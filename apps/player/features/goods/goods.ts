import type { Calls } from '@saya/contract'

export type Goods = Calls['GET /member/goods/detail']['answer']
