import { dayMs, manilaDay } from '@saya/money'
import { reconcilePayouts } from '../../../../apps/server/features/withdrawal/index.ts'
import type { World } from '../../world/world.ts'

/** What was asked for longer ago stands in no list that a night reads. */
export const plantableMs = 13 * dayMs

interface Since {
  readonly world: World
  readonly bornMs: number
}

/** What each day since then comes to that is compared with what the gateways paid out, and whether its sums say the same. */
export async function comparePayoutDays({ world, bornMs }: Since) {
  const { withdrawals } = world.api
  const found: { readonly kind: string; readonly reference: string }[] = []
  const faults: string[] = []
  for (let atMs = bornMs; atMs < world.clock.now() + dayMs; atMs += dayMs) {
    const day = manilaDay(Math.min(atMs, world.clock.now()))
    for (const gateway of withdrawals.payouts.values()) {
      const report = await reconcilePayouts(withdrawals, gateway, day)
      const { told, toldBack, posted, postedBack, shifted, mismatches } = report
      const rest = told.amount - toldBack.amount - (posted.amount - postedBack.amount) - shifted
      if (mismatches.length === 0 && rest !== 0n)
        faults.push(`${gateway.name} ${day} moved ${rest} more than the ledger`)
      found.push(...mismatches)
    }
  }
  return { found: [...new Map(found.map(one => [`${one.kind} ${one.reference}`, one])).values()], faults }
}

/** After the last day's end nothing differs but what the gateway itself tells wrongly, and all of that is found. */
export async function faultsOfPayoutDays(since: Since, ids: readonly string[]): Promise<readonly string[]> {
  const { found, faults } = await comparePayoutDays(since)
  const forged = (await since.world.gatewayBooks.sent()).filter(one => one.isForged && one.fate === 'succeeded')
  const wanted = new Set(forged.map(({ reference }) => `amount ${reference}`))
  const told = new Set(found.map(({ kind, reference }) => `${kind} ${reference}`))
  return [
    ...faults,
    ...[...told].filter(one => !wanted.has(one)).map(one => `a clean day differs: ${one}`),
    ...ids
      .filter(id => wanted.has(`amount ${id}`) && !told.has(`amount ${id}`))
      .map(id => `${id} was told wrongly, and not found`),
  ]
}
