import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { type Act, actFirst, type Actor } from '../../staff/index.ts'
import type { RedemptionDeps } from '../deps.ts'
import { completeNumber } from '../redemption.rules.ts'
import { findRedemption, lockRedemption, type Redemption } from '../redemption.store.ts'

interface Move {
  readonly uid: bigint
  readonly id: string
  readonly action: 'redemption.change' | 'redemption.fail'
  readonly before?: Act['before']
  readonly after: Act['after']
  readonly reason?: string
  /** Whether it makes sense for one that stands so. */
  fits(row: Redemption): boolean
  /** Makes the change of one that this transaction holds. */
  make(tx: MemberTx, row: Redemption, nowMs: number): Promise<Redemption>
}

/** Staff's change of a redemption: on record first, then made under the row's lock, from where it stands by then. */
export async function moveRedemption({ db, clock }: RedemptionDeps, actor: Actor, move: Move) {
  const { uid, id, action, before, after, reason, fits, make } = move
  const seen = await db.member(uid, tx => findRedemption(tx, uid, id))
  if (!seen || seen.status === 'refused') return refuse('not_found')
  if (!fits(seen)) return refuse('redemption_state')
  const object = { kind: 'redemption', id } as const
  const act = {
    action,
    object,
    uid,
    before: { status: seen.status, ...before },
    ...(after && { after }),
    ...(reason && { reason }),
  }
  return actFirst({ db, clock }, { actor, act }, () =>
    db.member(uid, async tx => {
      const row = await lockRedemption(tx, uid, id)
      if (!row || !fits(row)) return refuse('redemption_state')
      const made = await make(tx, row, clock.now())
      return done({ complete_status: completeNumber(made.status) })
    }),
  )
}
