import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { proveActs } from '../staff/index.ts'
import type { IntegrityDeps } from './getIntegrity.ts'

export function proveRecord(deps: IntegrityDeps): Handler<typeof officeContract.integrity.proveRecord> {
  return async () => {
    const { acts, brokenAt, signed } = await proveActs(deps)
    return done({
      acts: String(acts),
      broken_at: brokenAt === null ? '' : String(brokenAt),
      signed: signed.state,
      signed_seq: String(signed.seq),
    })
  }
}
