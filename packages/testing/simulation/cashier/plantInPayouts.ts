import { dayMs } from '@saya/money'
import { decideTransfer } from '../../world/decideTransfer.ts'
import type { World } from '../../world/world.ts'
import type { EndedPayout } from './endSome.ts'
import { comparePayoutDays, plantableMs } from './payoutDays.ts'
import { forgetPayout } from '../simulation.store.ts'

/**
 * Has gateways change their mind about withdrawals that came to an end lately, without our hearing of it. Tells what that
 * is, by its kind and the withdrawal, and what the days are found to differ in.
 */
export async function plantInPayouts(world: World, ends: ReadonlyMap<string, EndedPayout>) {
  const planted: string[] = []
  for (const { reference, fate, isForged } of await world.gatewayBooks.sent()) {
    const row = ends.get(reference)
    if (!row || isForged || world.clock.now() - (row.sent_at ?? 0) > plantableMs) continue
    if (fate === 'succeeded') {
      // Where the gateway is asked by another name than its own it says nothing, and nothing heals what is planted.
      await world.db.member(row.uid, tx => forgetPayout(tx, reference))
      await decideTransfer(world, reference, 'returned')
      planted.push(`uncredited ${reference}`)
    } else if (row.status === 'canceled') {
      await decideTransfer(world, reference, 'succeeded')
      planted.push(`${row.outcome === 'returned' ? 'recredited' : 'refused'} ${reference}`)
    }
  }
  const { found } = await comparePayoutDays({ world, bornMs: world.clock.now() - plantableMs - dayMs })
  return { planted, found: found.map(({ kind, reference }) => `${kind} ${reference}`) }
}
