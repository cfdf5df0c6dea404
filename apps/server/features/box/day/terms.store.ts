import { type BoxTerms, firstBoxTerms } from '@saya/contract/box/box.ts'
import { type Selectable, sql } from 'kysely'
import type { RefTx } from '../../../platform/db/database.ts'
import type { RefTables } from '../../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../../platform/proposal/proposal.store.ts'

export interface TermsVersion extends Proposal {
  readonly id: string
  readonly terms: BoxTerms
  readonly reason: string
}

function versionOf(row: Selectable<RefTables['box_terms']>): TermsVersion {
  return { id: row.id, terms: row.terms as BoxTerms, reason: row.reason, ...proposalOf(row) }
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

/** The newest proposals, those that wait first. */
export async function listVersions(tx: RefTx): Promise<readonly TermsVersion[]> {
  const rows = await tx
    .selectFrom('box_terms')
    .selectAll()
    .orderBy(sql`status = 'proposed'`, 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map(versionOf)
}

export async function findVersion(tx: RefTx, id: string): Promise<TermsVersion | undefined> {
  const row = await tx.selectFrom('box_terms').selectAll().where('id', '=', id).executeTakeFirst()
  return row && versionOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockVersion(tx: RefTx, id: string): Promise<TermsVersion | undefined> {
  const row = await tx.selectFrom('box_terms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && versionOf(row)
}
