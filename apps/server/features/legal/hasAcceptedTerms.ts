import type { MemberTx } from '../../platform/db/database.ts'
import { hasConsent } from './consent.store.ts'
import { findDocument } from './legal.store.ts'

/** Whether a member agreed to the newest terms of a brand. Where none were published, nothing has to be agreed to. */
export async function hasAcceptedTerms(tx: MemberTx, uid: bigint, brand: string): Promise<boolean> {
  const terms = await findDocument(tx, 'terms', brand)
  return !terms || hasConsent(tx, uid, terms)
}
