import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { getTerms as get, listWords } from '../harm/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import { listVersions } from './terms.store.ts'
import { viewTerms } from './terms.view.ts'

export function getTerms({ db }: StaffDeps): Handler<typeof officeContract.harmDesk.getTerms> {
  return async ({ caller }) => {
    const { terms, versions, words } = await db.ref(async tx => ({
      terms: await get(tx),
      versions: await listVersions(tx),
      words: await listWords(tx),
    }))
    return done({ terms, proposals: versions.map(row => viewTerms(row, caller.operatorId)), words: [...words] })
  }
}
