import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { DossierDeps } from '../deps.ts'
import { operate } from './operate.ts'

export function block(deps: DossierDeps): Handler<typeof officeContract.dossier.block> {
  return call => operate(deps, call, { act: 'block', ...call.body })
}
