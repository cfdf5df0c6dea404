import type { MemberTx } from '../../platform/db/database.ts'
import type { Reward } from './reward.store.ts'

/** The lot that a reward opened, by the number of its posting; nothing where it asked for no play. */
export async function findLotOf(
  tx: MemberTx,
  { uid, id, kind }: Pick<Reward, 'uid' | 'id' | 'kind'>,
): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('lot')
    .select('seq')
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .where('kind', '=', kind)
    .where('reference', '=', id)
    .executeTakeFirst()
  return row?.seq
}
