import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { answerDocument } from './answerDocument.ts'

export function getFaq(deps: { db: Database }): Handler<typeof contract.legal.getFaq> {
  return answerDocument(deps.db, 'faq')
}
