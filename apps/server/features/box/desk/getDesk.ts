import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { BoxDeskDeps } from '../deps.ts'
import { readDesk } from './readDesk.ts'

export function getDesk(deps: BoxDeskDeps): Handler<typeof officeContract.box.getDesk> {
  return async ({ caller }) => done(await readDesk(deps, caller.operatorId))
}
