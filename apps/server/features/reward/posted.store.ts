import type { Units } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { RewardKind } from './reward.rules.ts'
import { type Reward, rewardOf } from './reward.store.ts'

interface OfKind {
  readonly uid: bigint
  readonly kind: RewardKind
}

/** What a member was given of one kind from a moment on. */
export async function sumCollected(tx: MemberTx, { uid, kind }: OfKind, fromMs: number): Promise<Units> {
  const { sum } = await tx
    .selectFrom('reward')
    .select(({ fn }) => fn.sum<bigint | null>('amount').as('sum'))
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('status', '=', 'posted')
    .where('ended_at', '>=', instant(fromMs))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0n)
}

/** Of these names what became of each reward that there is. */
export async function listNamedRewards(tx: MemberTx, { uid, kind }: OfKind, names: readonly string[]) {
  if (names.length === 0) return new Map<string, Reward>()
  const rows = await tx
    .selectFrom('reward')
    .selectAll()
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('name', 'in', [...names])
    .execute()
  return new Map(rows.map(row => [row.name, rewardOf(row)]))
}
