import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { dropQuota, strangers } from '../../identity/index.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { listOperatorShares } from './operatorDevice.store.ts'
import { triesOf } from './readLocks.ts'
import { lockOperator } from '../operator.store.ts'

/** Anybody who knows an address can use its tries up, so a colleague gives them back: not more of them, but anew. */
export function unlockOperator({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.unlockOperator> {
  return call => {
    const { id, reason } = call.body
    return db.app(async tx => {
      const operator = await lockOperator(tx, id)
      if (!operator) return refuse('not_found')
      const object = { kind: 'operator', id } as const
      await actAs(tx, call, { action: 'operator.unlock', object, reason, nowMs: clock.now() })
      for (const share of [strangers, ...(await listOperatorShares(tx, id))]) {
        for (const tries of triesOf(operator, share)) await dropQuota(tx, tries)
      }
      return done({})
    })
  }
}
