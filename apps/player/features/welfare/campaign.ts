import type { Calls } from '@saya/contract'

/** A rebate on losses, as its member is shown it. */
export type Campaign = Calls['GET /promo/lossRebate/detail']['answer']['d'][number]
