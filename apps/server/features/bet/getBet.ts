import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findRecord } from './bet.store.ts'
import { viewBet } from './bet.view.ts'

/** A record of another member is answered like one that does not exist. */
export function getBet({ db }: { readonly db: Database }): Handler<typeof contract.bet.getBet> {
  return async ({ caller, query }) => {
    const row = await db.member(caller.uid, tx => findRecord(tx, caller.uid, query.id))
    return row ? done(viewBet(row)) : refuse('bet_not_found')
  }
}
