import type { MemberTx } from '../../platform/db/database.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import { readPages } from '../../platform/readPages.ts'
import { openRecipient } from './recipientSeal.ts'
import { listOwnRedemptions, type Redemption } from './redemption.store.ts'
import { viewRedemption } from './redemption.view.ts'

/** What the member redeemed, with the person and the address that they said, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint, masters: MasterKeys) {
  const { rows, isComplete } = await readPages<Redemption>(next => listOwnRedemptions(tx, uid, next))
  return {
    rows: rows.map(row => {
      // Whether it is late is no fact of the redemption, but of the moment at which somebody looks.
      const reader = { language: 'en', nowMs: 0 } as const
      const { is_late: _late, ...kept } = viewRedemption(row, openRecipient(row, { masters }), reader)
      return kept
    }),
    is_complete: isComplete,
  }
}
