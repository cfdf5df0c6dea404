import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { DossierDeps } from '../deps.ts'
import { operate } from './operate.ts'

export function unfreeze(deps: DossierDeps): Handler<typeof officeContract.dossier.unfreeze> {
  return call => operate(deps, call, { act: 'unfreeze', ...call.body })
}
