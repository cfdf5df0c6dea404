import type { HarmTerms } from '@saya/contract/harmDesk/terms.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import type { Selectable } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf, readingOf } from '../../platform/proposal/proposal.store.ts'

export interface TermsVersion extends Proposal {
  readonly id: string
  readonly terms: HarmTerms
  readonly reason: string
}

const mostListed = 20

const { list, find, lock } = readingOf<RefTables, 'harm_terms', TermsVersion>('harm_terms', row => {
  return { id: row.id, terms: row.terms as HarmTerms, reason: row.reason, ...proposalOf(row) }
})
export { find as findVersion, lock as lockVersion }

export function listVersions(tx: RefTx): Promise<readonly TermsVersion[]> {
  return list(tx, mostListed)
}

export type WordRow = Selectable<RefTables['harm_word']>

/** The words with who has asked for one to leave the list. */
export function listWordRows(tx: RefTx): Promise<readonly WordRow[]> {
  return tx.selectFrom('harm_word').selectAll().orderBy('topic').orderBy('word').execute()
}

export interface WordKey {
  readonly topic: HarmTopic
  readonly word: string
}

/** A word that is on the list, held until the transaction ends. */
export function lockWord(tx: RefTx, { topic, word }: WordKey): Promise<WordRow | undefined> {
  const query = tx.selectFrom('harm_word').selectAll().where('topic', '=', topic).where('word', '=', word)
  return query.forUpdate().executeTakeFirst()
}

/** Puts a word on the list. One that is to leave it stays. */
export async function addWord(tx: RefTx, key: WordKey): Promise<void> {
  const staying = { removal_by: null, removal_name: '' }
  await tx
    .insertInto('harm_word')
    .values({ ...key, ...staying })
    .onConflict(conflict => conflict.columns(['topic', 'word']).doUpdateSet(staying))
    .execute()
}

/** Writes who has asked first for a word to leave the list. */
export async function setRemoval(
  tx: RefTx,
  { topic, word }: WordKey,
  { operatorId, email }: { readonly operatorId: string; readonly email: string },
): Promise<void> {
  const asked = tx.updateTable('harm_word').set({ removal_by: operatorId, removal_name: email })
  await asked.where('topic', '=', topic).where('word', '=', word).execute()
}

export async function deleteWord(tx: RefTx, { topic, word }: WordKey): Promise<void> {
  await tx.deleteFrom('harm_word').where('topic', '=', topic).where('word', '=', word).execute()
}
