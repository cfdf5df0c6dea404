import { arePlacesInOrder, climb, playerHash, rankingLeaf, rootOf } from '@saya/game-math'
import type { Calls } from '@saya/contract'

type Own = Calls['GET /promo/ranking/proof']['answer']
type PublishedList = Calls['GET /promo/ranking/result']['answer']

interface HistoryRow {
  readonly bet: string
  readonly position: number
  readonly bonus: string
}

/**
 * Whether what the member is shown is the place that the published list has for them, and that list is in order and has the root it
 * says. All of it is worked out here, in their own browser.
 */
export function isProven(own: Own, { contest, day, root, places }: PublishedList, shown: HistoryRow): boolean {
  const hash = playerHash(own.uid, own.salt)
  const leaf = rankingLeaf({ ...own, contest, day, player_hash: hash })
  const published = places.find(({ place }) => place === own.place)
  const isShown = own.place === shown.position && own.bet === shown.bet && own.bonus === shown.bonus
  const isInOrder = arePlacesInOrder(places)
  const isWhole = rootOf(places.map(place => rankingLeaf({ ...place, contest, day }))) === root
  return isShown && isInOrder && isWhole && published?.player_hash === hash && climb(leaf, own.path) === root
}
