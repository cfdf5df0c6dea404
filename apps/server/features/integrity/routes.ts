import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getIntegrity, type IntegrityDeps } from './getIntegrity.ts'
import { proveRecord } from './proveRecord.ts'

export function integrityRoutes(deps: IntegrityDeps): Handlers<typeof officeContract.integrity> {
  return { getIntegrity: getIntegrity(deps), proveRecord: proveRecord(deps) }
}
