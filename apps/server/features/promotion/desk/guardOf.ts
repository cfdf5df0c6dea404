import type { MemberTx, RefTx } from '../../../platform/db/database.ts'
import { readBoxGifts } from '../gift.ts'
import { readGiftCap } from '../giftCap.store.ts'
import { listGuardedGames, readCoinGifts } from '../guard.store.ts'
import { findKind } from '../kinds/index.ts'
import { listHeld } from '../held.ts'
import type { LiveOffer } from '../offered.ts'
import { type GuardVerdict, judgeGuard } from '../rules/guard.rules.ts'
import type { ReadOffer } from '../rules/offer.rules.ts'
import { overlap } from '../rules/phase.rules.ts'
import { sidesOf } from '../rules/terms.rules.ts'

interface GuardSubject {
  readonly id: string
  readonly kind: string
}

interface GuardedOffer extends Pick<ReadOffer, 'offer' | 'deal'> {
  readonly nowMs: number
}

/** An offer beside everything else that holds while it does. */
export async function guardOf(
  tx: RefTx | MemberTx,
  { id, kind }: GuardSubject,
  { offer, deal, nowMs }: GuardedOffer,
): Promise<GuardVerdict> {
  const others = (await listHeld(tx, nowMs))
    .filter(({ version }) => version.promotion !== id)
    .filter(other => overlap(other.offer, offer))
  const { once_per_id: isOncePerId } = offer.audience
  const about = {
    deal,
    isGift: findKind(kind)?.is_gift ?? false,
    isOncePerId,
    games: await listGuardedGames(tx),
    monthGifts: (await readBoxGifts(tx)) + (await readCoinGifts(tx)),
    giftCap: await readGiftCap(tx),
  }
  const judge = (side: readonly LiveOffer[]) => judgeGuard({ ...about, others: side.map(other => other.deal) })
  const [first = judge([]), ...more] = sidesOf(others).map(judge)
  return [first, ...more].find(({ unsafe }) => unsafe !== undefined) ?? first
}
