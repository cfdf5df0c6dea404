import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PayeeDeps } from './deps.ts'
import { hidePayee, lockPayee } from './payee.store.ts'
import { viewPayee } from './payee.view.ts'

/** One of somebody else is answered like one that is not there. */
export function deletePayee({ clock, ports }: PayeeDeps): Handler<typeof contract.payee.deletePayee> {
  return ({ caller: { uid }, body: { id }, once }) =>
    once(async tx => {
      const payee = await lockPayee(tx, uid, id)
      if (!payee) return refuse('payee_not_found')
      if (await ports.hasOpenWithdrawal(tx, payee)) return refuse('payee_in_use')
      const nowMs = clock.now()
      await hidePayee(tx, payee, nowMs)
      return done(viewPayee({ ...payee, deletedAtMs: nowMs }))
    })
}
