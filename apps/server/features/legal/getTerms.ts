import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { answerDocument } from './answerDocument.ts'

export function getTerms(deps: { db: Database }): Handler<typeof contract.legal.getTerms> {
  return answerDocument(deps.db, 'terms')
}
