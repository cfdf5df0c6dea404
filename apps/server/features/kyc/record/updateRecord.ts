import type { contract } from '@saya/contract'
import { refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { KycDeps } from '../deps.ts'
import { submitRecord } from './submitRecord.ts'

export function updateRecord(deps: KycDeps): Handler<typeof contract.kyc.updateRecord> {
  return async ({ caller: { uid }, body, visitor: { language } }) => {
    const outcome = await submitRecord(deps, { uid, body, language, isFirst: false })
    if (outcome.ok) return outcome
    // Only a first submission is refused for there being one already.
    return outcome.code === 'kyc_exists' ? refuse('kyc_locked') : refuse(outcome.code)
  }
}
