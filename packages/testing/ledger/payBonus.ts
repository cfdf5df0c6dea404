import { post } from '../../../apps/server/features/wallet/index.ts'
import type { World } from '../world/world.ts'

interface BonusWish {
  readonly cashType?: 4001 | 4002 | 4003 | 4004 | 4007 | 4009
  /** In 1/10,000 peso. */
  readonly amount?: bigint
}

let paid = 0

/** Pays a bonus by the ledger's own posting, as a promotion does. */
export async function payBonus(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  uid: bigint,
  { cashType = 4001, amount = 1_000_000n }: BonusWish = {},
): Promise<void> {
  const named = { act: 'promotion', uid, reference: `bonus ${++paid}`, amount, nowMs: clock.now() } as const
  const levelled = cashType === 4003 || cashType === 4004
  await db.member(uid, tx => post(tx, levelled ? { ...named, cashType, multiple: 1 } : { ...named, cashType }))
}
