import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getWallet } from './getWallet.ts'
import { listLots } from './lot/listLots.ts'

export function walletRoutes(deps: { db: Database }): Handlers<typeof contract.wallet> {
  return { getWallet: getWallet(deps), listLots: listLots(deps) }
}
