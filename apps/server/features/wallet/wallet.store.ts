import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Purse } from './wallet.rules.ts'

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

/** What open lots ask for beyond their own amounts: a lot locks no more than it brought. */
const excessPlay = sql<bigint>`coalesce((
  select sum(greatest(0, least(lot.required, lot.release_at - wallet.turnover) - lot.amount))
  from lot
  where lot.uid = wallet.uid and lot.asset = wallet.asset and lot.closed_at is null and lot.required > lot.amount
    and lot.release_at > wallet.turnover
), 0)::bigint`

/** A member's pesos with all that tells what of them may be paid out. */
export function findPurse(tx: MemberTx, uid: bigint): Promise<Purse | undefined> {
  return tx
    .selectFrom('wallet')
    .select(['balance', 'turnover', 'release_at', excessPlay.as('excess_play')])
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

/** Whether the owner of a wallet has closed the account. */
export async function isWalletClosed(tx: MemberTx, uid: bigint): Promise<boolean> {
  const wallet = await tx
    .selectFrom('wallet')
    .select(sql<boolean>`gates & 1 <> 0`.as('isClosed'))
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .executeTakeFirst()
  return wallet?.isClosed === true
}
