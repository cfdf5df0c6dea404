import type { contract } from '@saya/contract'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { KycDeps } from '../deps.ts'
import { submitRecord } from './submitRecord.ts'

export function insertRecord(deps: KycDeps): Handler<typeof contract.kyc.insertRecord> {
  return ({ caller: { uid }, body, visitor: { language } }) =>
    submitRecord(deps, { uid, body, language, isFirst: true })
}
