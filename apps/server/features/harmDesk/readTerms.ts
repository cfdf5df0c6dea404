import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import { getTerms } from '../harm/index.ts'
import { listVersions, listWordRows } from './terms.store.ts'

type View = AnswerOf<typeof officeContract.harmDesk.getTerms>

/** What nights and words go by now, for one operator. Whoever changes some of it is answered all of it. */
export async function readTerms(tx: RefTx, operatorId: string): Promise<View> {
  const versions = await listVersions(tx)
  return {
    terms: await getTerms(tx),
    proposals: versions.map(row => {
      return { id: row.id, terms: row.terms, reason: row.reason, ...viewProposal(row, operatorId) }
    }),
    words: (await listWordRows(tx)).map(row => ({
      topic: row.topic as HarmTopic,
      word: row.word,
      removal_by: row.removal_name,
    })),
  }
}
