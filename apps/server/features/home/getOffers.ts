import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'

interface OffersDeps {
  readonly db: Database
  readonly clock: Clock
}

/** The home page is one for everybody, so that its offers are shown or left out by whoever draws it. No reason is told. */
export function getOffers({ db, clock }: OffersDeps): Handler<typeof contract.home.getOffers> {
  return async ({ caller: { uid } }) => {
    const permit = await db.member(uid, tx => mayMarket(tx, { uid, reach: 'shown', nowMs: clock.now() }))
    return done({ are_shown: permit !== null })
  }
}
