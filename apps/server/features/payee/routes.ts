import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { addPayee } from './addPayee.ts'
import { deletePayee } from './deletePayee.ts'
import type { PayeeDeps } from './deps.ts'
import { listPayees } from './listPayees.ts'

export function payeeRoutes(deps: PayeeDeps): Handlers<typeof contract.payee> {
  return { addPayee: addPayee(deps), deletePayee: deletePayee(deps), listPayees: listPayees(deps) }
}
