import { type BoxTerms, firstBoxTerms } from '@saya/contract/box/box.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { RefTables } from '../../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf, readingOf } from '../../../platform/proposal/proposal.store.ts'

export interface TermsVersion extends Proposal {
  readonly id: string
  readonly terms: BoxTerms
  readonly reason: string
}

/** The terms that two people agreed on last, else the product's own, and how many agreements there were with these. */
export async function getTerms(tx: RefTx): Promise<{ readonly terms: BoxTerms; readonly version: number }> {
  const approved = await tx
    .selectFrom('box_terms')
    .select('terms')
    .where('status', '=', 'approved')
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .execute()
  return { terms: (approved[0]?.terms as BoxTerms | undefined) ?? firstBoxTerms, version: approved.length + 1 }
}

const mostListed = 20

const { list, find, lock } = readingOf<RefTables, 'box_terms', TermsVersion>('box_terms', row => {
  return { id: row.id, terms: row.terms as BoxTerms, reason: row.reason, ...proposalOf(row) }
})
export { find as findVersion, lock as lockVersion }

export function listVersions(tx: RefTx): Promise<readonly TermsVersion[]> {
  return list(tx, mostListed)
}
