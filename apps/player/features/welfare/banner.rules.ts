import { bannerTypes } from '@saya/contract/welfare/banner.ts'

const { cashback, blindBox, vip, lossRebate, rebate, tasks, download } = bannerTypes

/** The types that have a place of their own on the page, in this order. */
const order: readonly number[] = [cashback, blindBox, vip, lossRebate, rebate, tasks]

/** Before which of them the download stands, on Android alone: it is the fifth card. */
const downloadAt = 4

/**
 * The cards as they are shown: those with a place of their own, and behind them all others as the server has them. What the
 * server does not name is not shown.
 */
export function orderBanners<B extends { readonly type: number }>(banners: readonly B[], isAndroid: boolean): B[] {
  const placed = order.flatMap(type => banners.filter(banner => banner.type === type))
  const rest = banners.filter(({ type }) => type !== download && !order.includes(type))
  const app = isAndroid ? banners.filter(({ type }) => type === download) : []
  return [...placed.slice(0, downloadAt), ...app, ...placed.slice(downloadAt), ...rest]
}

/** Where a card leads. Nowhere yet, where the number is none that this app knows. */
const places: Readonly<Record<number, string>> = {
  [blindBox]: '/blind-box',
  [bannerTypes.dailyWins]: '/daily-wins',
  [vip]: '/s-vip',
  [lossRebate]: '/welfare/tpg-details',
  [rebate]: '/welfare/cq9-page',
  [cashback]: '/cashback',
  [download]: '/app',
  [tasks]: '/s-points',
  [bannerTypes.points]: '/s-points',
  [bannerTypes.invite]: '/invite',
}

export function placeOfBanner(type: number): string | undefined {
  return places[type]
}

interface CardReason {
  readonly type: number
  readonly why_not: { readonly sentence: string } | null
}

/** The cards with what the box of today says to this member: boxes have a call of their own. */
export function withBoxReason<B extends CardReason>(banners: readonly B[], why: { readonly sentence: string } | null) {
  return banners.map(banner => (banner.type === blindBox ? { ...banner, why_not: why } : banner))
}

/** What gives money, and so asks for a standing that may have it. */
export function needsGate(type: number): boolean {
  return type === blindBox || type === lossRebate || type === rebate || type === cashback
}
