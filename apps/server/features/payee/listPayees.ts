import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PayeeDeps } from './deps.ts'
import { listActivePayees } from './payee.store.ts'
import { viewPayee } from './payee.view.ts'

export function listPayees({ db }: PayeeDeps): Handler<typeof contract.payee.listPayees> {
  return async ({ caller: { uid } }) => {
    const rows = await db.member(uid, tx => listActivePayees(tx, uid))
    return done({ d: rows.map(viewPayee), t: rows.length })
  }
}
