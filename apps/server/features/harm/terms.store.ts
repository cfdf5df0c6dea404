import { firstHarmTerms, type HarmTerms } from '@saya/contract/harmDesk/terms.ts'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { GameSpeed } from './facts.store.ts'
import type { ListedWord } from './words.rules.ts'

/** Terms and words are read in `ref`, and by transactions of a member. */
type AnyTx = RefTx | MemberTx

function selectAgreed(tx: AnyTx) {
  return (tx as RefTx)
    .selectFrom('harm_terms')
    .select('terms')
    .where('status', '=', 'approved')
    .orderBy('decided_at', 'desc')
    .limit(1)
}

/** The terms that hold: those that two people agreed on last, else the product's own. */
export async function getTerms(tx: AnyTx): Promise<HarmTerms> {
  const row = await selectAgreed(tx).executeTakeFirst()
  return row ? (row.terms as HarmTerms) : firstHarmTerms
}

/** The terms that held when a day ended, by which it is found, and found anew. */
export async function getTermsBefore(tx: AnyTx, untilMs: number): Promise<HarmTerms> {
  const row = await selectAgreed(tx).where('decided_at', '<', instant(untilMs)).executeTakeFirst()
  return row ? (row.terms as HarmTerms) : firstHarmTerms
}

export async function listWords(tx: AnyTx): Promise<readonly ListedWord[]> {
  const rows = await (tx as RefTx)
    .selectFrom('harm_word')
    .select(['topic', 'word'])
    .orderBy('topic')
    .orderBy('word')
    .execute()
  return rows as readonly ListedWord[]
}

/** The games whose makers have said how long a round lasts. */
export async function listSpeeds(tx: AnyTx): Promise<readonly GameSpeed[]> {
  const rows = await (tx as RefTx)
    .selectFrom('game')
    .select(['id', 'round_hundredths'])
    .where('round_hundredths', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, round_hundredths: hundredths }) => ({ id, hundredths: hundredths ?? 0 }))
}
