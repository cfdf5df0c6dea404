import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { DossierDeps } from '../deps.ts'
import { operate } from './operate.ts'

export function makeTester(deps: DossierDeps): Handler<typeof officeContract.dossier.makeTester> {
  return call => operate(deps, call, { act: 'makeTester', ...call.body })
}
