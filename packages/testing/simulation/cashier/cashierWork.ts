import { dayMs, manilaDay } from '@saya/money'
import { askDue } from '../../../../apps/server/features/deposit/index.ts'
import { reconcileDay } from '../../../../apps/server/features/deposit/reconciliation/reconcileDay.ts'
import { creditClaimed } from '../../../../apps/server/features/voucher/code/creditClaimed.ts'
import { advanceDueWithdrawals } from '../../../../apps/server/features/withdrawal/index.ts'
import { passOnAlarms } from '../../../../apps/server/platform/incident/passOnAlarms.ts'
import type { World } from '../../world/world.ts'

/** What the worker does each minute. */
export async function workMinute(world: World): Promise<void> {
  const { deposits, withdrawals } = world.api
  await askDue(deposits)
  await advanceDueWithdrawals(withdrawals)
  await creditClaimed(deposits)
  await passOnAlarms(world)
}

interface Since {
  readonly world: World
  readonly bornMs: number
}

/** What the nights find out that have gone by: at a gateway without a list, what was paid on a page that is over. */
export async function workNights({ world, bornMs }: Since): Promise<void> {
  const { deposits } = world.api
  const maya = deposits.gateways.get('maya')
  for (let atMs = bornMs; maya && atMs < world.clock.now() + dayMs; atMs += dayMs) {
    await reconcileDay(deposits, maya, manilaDay(atMs))
  }
}
