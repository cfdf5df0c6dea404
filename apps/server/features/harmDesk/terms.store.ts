import type { HarmTerms } from '@saya/contract/harmDesk/terms.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { type Selectable, sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

export interface TermsVersion extends Proposal {
  readonly id: string
  readonly terms: HarmTerms
  readonly reason: string
}

function versionOf(row: Selectable<RefTables['harm_terms']>): TermsVersion {
  return { id: row.id, terms: row.terms as HarmTerms, reason: row.reason, ...proposalOf(row) }
}

const mostListed = 20

/** The newest proposals, those that wait first. */
export async function listVersions(tx: RefTx): Promise<readonly TermsVersion[]> {
  const rows = await tx
    .selectFrom('harm_terms')
    .selectAll()
    .orderBy(sql`status = 'proposed'`, 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map(versionOf)
}

export async function findVersion(tx: RefTx, id: string): Promise<TermsVersion | undefined> {
  const row = await tx.selectFrom('harm_terms').selectAll().where('id', '=', id).executeTakeFirst()
  return row && versionOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockVersion(tx: RefTx, id: string): Promise<TermsVersion | undefined> {
  const row = await tx.selectFrom('harm_terms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && versionOf(row)
}

export async function addWord(tx: RefTx, topic: HarmTopic, word: string): Promise<void> {
  await tx
    .insertInto('harm_word')
    .values({ topic, word })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteWord(tx: RefTx, topic: HarmTopic, word: string): Promise<void> {
  await tx.deleteFrom('harm_word').where('topic', '=', topic).where('word', '=', word).execute()
}
