import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos, unitsPerPeso } from '@saya/money'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import type { ChannelRow } from './channel.store.ts'

type Channel = AnswerOf<typeof contract.channel.listChannels>['d'][number]

interface Cashback {
  /** Who may be made no offer is shown none with any channel. */
  readonly permit: MarketingPermit | null
  readonly coupons: number
  /** Whether the law caps what it brings. */
  readonly isCapped: boolean
}

/** A channel with the cashback that a member may earn by it. */
export function viewChannel(row: ChannelRow, { permit, coupons, isCapped }: Cashback): Channel {
  const hasCashback = row.has_cashback && permit !== null
  return {
    id: row.id,
    name: row.name,
    img: row.img,
    flag: row.flag === 1 ? 1 : 2,
    min_amount: formatPesos(row.min_amount),
    max_amount: formatPesos(row.max_amount),
    amount_limit: row.quick_pesos.map(pesos => formatPesos(BigInt(pesos) * unitsPerPeso)),
    tips: row.tips,
    tips_tl: row.tips_tl,
    cashback_state: hasCashback ? 1 : 0,
    cashback_coupons_num: hasCashback ? coupons : 0,
    cashback_is_capped: hasCashback && isCapped,
  }
}
