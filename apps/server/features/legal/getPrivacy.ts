import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { answerDocument } from './answerDocument.ts'

export function getPrivacy(deps: { db: Database }): Handler<typeof contract.legal.getPrivacy> {
  return answerDocument(deps.db, 'privacy')
}
