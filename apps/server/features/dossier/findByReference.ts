import { may, type Role } from '@saya/contract/staff/permissions.ts'
import type { Database } from '../../platform/db/database.ts'
import { readReference } from '../../platform/db/idRange.rules.ts'
import { listDepositors } from '../deposit/index.ts'
import { listRedeemers } from '../redemption/index.ts'
import { listWithdrawers } from '../withdrawal/index.ts'

/** As the page of a round has it: whose it is, and the how many-th of theirs. */
const roundShape = /^([1-9]\d{0,17})-\d{1,18}$/

/** Whose a deposit, withdrawal, redemption or round of this number is, as far as whoever asks may see such. */
export async function findByReference(db: Database, role: Role, words: string): Promise<readonly bigint[]> {
  const round = may(role, 'member.money') ? roundShape.exec(words) : null
  if (round) return [BigInt(round[1] ?? 0)]
  const ids = readReference(words)
  if (!ids) return []
  const lists = [
    ...(may(role, 'deposit.list') ? [listDepositors] : []),
    ...(may(role, 'withdrawal.list') ? [listWithdrawers] : []),
    ...(may(role, 'redemption.list') ? [listRedeemers] : []),
  ]
  const uids: bigint[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, async tx => {
      for (const list of lists) uids.push(...(await list(tx, ids)))
    })
  }
  return uids
}
