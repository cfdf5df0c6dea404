import type { MemberTx } from '../../platform/db/database.ts'
import { listOwnConsents } from './consent.store.ts'
import { viewConsent } from './legal.view.ts'

/** What the member agreed to, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const rows = await listOwnConsents(tx, uid)
  return rows.map(row => ({
    ...viewConsent(row),
    text_hash: row.text_hash.toString('hex'),
    address: row.address,
    channel: row.channel,
  }))
}
