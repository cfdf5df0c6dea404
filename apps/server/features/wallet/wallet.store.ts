import type { MemberTx } from '../../platform/db/database.ts'

export interface PesoWallet {
  readonly balance: bigint
  readonly turnover: bigint
  readonly release_at: bigint
}

export function findPesoWallet(tx: MemberTx, uid: bigint): Promise<PesoWallet | undefined> {
  return tx
    .selectFrom('wallet')
    .select(['balance', 'turnover', 'release_at'])
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .executeTakeFirst()
}

/** Opens both wallets of a member. A member who has them keeps them. What a tester plays counts for nothing. */
export async function openWallets(tx: MemberTx, uid: bigint, tester = false): Promise<void> {
  await tx
    .insertInto('wallet')
    .values([
      { uid, asset: 'PHP', tester },
      { uid, asset: 'FIL', tester },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whether the ledger would take a bet of this member now, as far as it is not about money. It judges each bet itself. */
export async function mayBet(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  const wallet = await tx
    .selectFrom('wallet')
    .select(['gates', 'play_until'])
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .executeTakeFirst()
  return wallet?.gates === 0 && (wallet.play_until === null || wallet.play_until > nowMs)
}
