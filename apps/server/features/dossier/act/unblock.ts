import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { DossierDeps } from '../deps.ts'
import { operate } from './operate.ts'

export function unblock(deps: DossierDeps): Handler<typeof officeContract.dossier.unblock> {
  return call => operate(deps, call, { act: 'unblock', ...call.body })
}
