import { endCreditReturn } from './endCreditReturn.ts'
import { listCreditReturns } from './listCreditReturns.ts'

export const operations = { endCreditReturn, listCreditReturns }
