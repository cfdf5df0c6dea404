import type { MemberTx, RefTx } from '../../../platform/db/database.ts'
import { readBoxGifts } from '../gift.ts'
import { readGiftCap } from '../giftCap.store.ts'
import { listGuardedGames, readCoinGifts } from '../guard.store.ts'
import { findKind } from '../kinds/index.ts'
import { offeredOf } from '../offered.ts'
import { listLive } from '../promotion.store.ts'
import { type GuardVerdict, judgeGuard } from '../rules/guard.rules.ts'
import type { ReadOffer } from '../rules/offer.rules.ts'
import { overlap } from '../rules/phase.rules.ts'

interface GuardSubject {
  readonly id: string
  readonly kind: string
}

/** An offer beside everything else that holds while it does. */
export async function guardOf(
  tx: RefTx | MemberTx,
  { id, kind }: GuardSubject,
  { offer, deal }: ReadOffer,
): Promise<GuardVerdict> {
  const others = (await listLive(tx))
    .filter(({ promotion, stoppedAtMs }) => promotion !== id && stoppedAtMs === null)
    .map(offeredOf)
    .filter(other => overlap(other.offer, offer))
  const { once_per_id: isOncePerId } = offer.audience
  return judgeGuard({
    deal,
    isGift: findKind(kind)?.is_gift ?? false,
    isOncePerId,
    others: others.map(other => other.deal),
    games: await listGuardedGames(tx),
    monthGifts: (await readBoxGifts(tx)) + (await readCoinGifts(tx)),
    giftCap: await readGiftCap(tx),
  })
}
