import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { Text } from '@saya/contract/text.ts'
import { formatWhole, type Units } from '@saya/money'
import type { listBanners } from './home.store.ts'

type Banner = AnswerOf<typeof contract.home.getHome>['banners'][number]
type Row = Awaited<ReturnType<typeof listBanners>>[number]

/** The banners of a day. One that speaks of the contest of slots is shown while one is on, with what that gives. */
export function bannersOf(rows: readonly Row[], pool: Units | undefined): Banner[] {
  return rows.flatMap(row => {
    if (row.shows === 'contest' && pool === undefined) return []
    const sum = pool === undefined ? '' : `₱${formatWhole(pool)}`
    const withSum = ([en, tl]: Text): [string, string] => [en.replace('{pool}', sum), tl.replace('{pool}', sum)]
    return {
      id: row.id,
      img: row.img,
      kicker: [row.kicker_en, row.kicker_tl],
      title: withSum([row.title_en, row.title_tl]),
      subtitle: [row.subtitle_en, row.subtitle_tl],
      action: [row.action_en, row.action_tl],
      href: row.href,
      tone: row.tone as Banner['tone'],
    }
  })
}
