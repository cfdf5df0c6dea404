import type { Calls } from '@saya/contract'
import { moneyLimits } from '@saya/contract/limits'

const emptyHome: Calls['GET /member/index']['answer'] = {
  version: '',
  logo: '',
  top: [],
  banners: [],
  nav: [],
  list: [],
  bottom: [],
  media: [],
}

const emptyDocument: Calls['GET /member/terms']['answer'] = {
  name: '',
  brand: 'h5',
  version: 0,
  title: ['', ''],
  body: ['', ''],
  hash: '',
  published_at: 0,
}

/** What is printed on every ticket; how many a member has is known to the server alone. */
const emptyTicket: Calls['GET /promo/cashback/detail']['answer'] = {
  share_percent: moneyLimits.cashbackPercent,
  cap: `${moneyLimits.cashbackCapPesos}.00`,
  min_amount: `${moneyLimits.depositLeastPesos}.00`,
  least_deposit: `${moneyLimits.cashbackThresholdPesos}.00`,
  coupons_num: 0,
}

const noPromotions: Calls['GET /promo/list']['answer'] = { d: [], t: 0, banners: [], vip_gifts: [], why_none: null }

/** Which sum it is, nobody knows: pages show a dash. */
const unknownTotal: Calls['GET /promo/bonus/total']['answer'] = { total: '' }

const noRebate: Calls['GET /promo/rebate/detail']['answer'] = {
  bonus: '0.00',
  unclaimed: 0,
  claimed: '0.00',
  games: [],
  rewards: [],
  title: '',
  is_on: false,
  terms: [],
  why_not: null,
}

const lazadaSignIn = 'POST /finance/lazadaminiapp/login'

const defaults: ReadonlyMap<string, object> = new Map<string, object>([
  ['GET /member/index', emptyHome],
  ['GET /member/index/:tag', emptyHome],
  ['GET /member/privacy', emptyDocument],
  ['GET /member/terms', emptyDocument],
  ['GET /member/stmt', emptyDocument],
  ['GET /promo/cashback/detail', emptyTicket],
  ['GET /promo/list', noPromotions],
  ['GET /promo/bonus/total', unknownTotal],
  ['GET /promo/rebate/detail', noRebate],
  ['GET /promo/lossRebate/detail', { d: [], t: 0 }],
  ['GET /promo/daily/wins', { today: [], yesterday: [], counted_at: 0 }],
  [lazadaSignIn, { token: '', is_new: false }],
])

/**
 * What a call comes to when it fails: a page with little on it says more than a page that is an error. A sign-in that was
 * refused in words is no such failure: the words are to be read.
 */
export function emptyDefault(
  key: string,
  { reason }: { readonly reason?: string | undefined } = {},
): object | undefined {
  return key === lazadaSignIn && reason !== undefined ? undefined : defaults.get(key)
}
