import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { CreditReturnDeps } from './deps.ts'
import { endCreditReturn } from './endCreditReturn.ts'
import { listCreditReturns } from './listCreditReturns.ts'

export function creditReturnRoutes(deps: CreditReturnDeps): Handlers<typeof officeContract.creditReturn> {
  return {
    endCreditReturn: endCreditReturn(deps),
    listCreditReturns: listCreditReturns(deps),
  }
}
