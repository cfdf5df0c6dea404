import { done, refuse } from '@saya/contract/outcome.ts'
import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { WithdrawalDeps } from '../deps.ts'
import type { Verdict } from './settle.ts'
import { countSame, isSame, type PayoutVerdict, peopleNeeded } from './verdict.rules.ts'
import { keepVerdict, listVerdicts } from './verdict.store.ts'
import type { Withdrawal } from '../withdrawal.store.ts'
import type { PayoutState } from '../withdrawal.rules.ts'

interface Opinion {
  readonly row: Withdrawal
  readonly caller: { readonly operatorId: string; readonly email: string }
  readonly said: PayoutVerdict
  /** What it comes to once so many people as it takes say so. */
  readonly state: PayoutState
}

/**
 * What one of two people says: kept and counted in the transaction that ends the withdrawal where it is the last that was
 * needed, so that nobody who is cut off leaves it said and not done. They come one after another, under its lock.
 */
export function keepOpinion({ clock }: Pick<WithdrawalDeps, 'clock'>, { row, caller, said, state }: Opinion) {
  let count = 0
  let hadSaid = false
  const verdict: Verdict = async tx => {
    const { operatorId, email: operator } = caller
    const mine = (await listVerdicts(tx, row.id)).find(one => one.operator_id === operatorId)
    hadSaid = mine !== undefined && isSame(mine, said)
    await keepVerdict(tx, { id: row.id, operatorId, operator, ...said, nowMs: clock.now() })
    count = countSame(await listVerdicts(tx, row.id), said)
    return count >= peopleNeeded ? state : null
  }
  function answer(status: WithdrawalStatus) {
    return count < peopleNeeded && hadSaid ? refuse('verdict_by_others') : done({ status, said: count })
  }
  return { verdict, answer }
}
