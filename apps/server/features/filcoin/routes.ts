import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { FilcoinDeps } from './deps.ts'
import { getBalance } from './getBalance.ts'
import { listMovements } from './listMovements.ts'

export function filcoinRoutes(deps: FilcoinDeps): Handlers<typeof contract.filcoin> {
  return { getBalance: getBalance(deps), listMovements: listMovements(deps) }
}
