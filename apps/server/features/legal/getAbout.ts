import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { answerDocument } from './answerDocument.ts'

export function getAbout(deps: { db: Database }): Handler<typeof contract.legal.getAbout> {
  return answerDocument(deps.db, 'about')
}
