import type { MemberTx } from '../../apps/server/platform/db/database.ts'

export async function openFundedWallet(tx: MemberTx, uid: bigint, balance: bigint): Promise<void> {
  await tx.insertInto('wallet').values({ uid, asset: 'PHP', balance }).execute()
}

/** The wallet and all it has written, for comparing before and after. */
export async function readLedger(tx: MemberTx, uid: bigint) {
  const wallets = tx.selectFrom('wallet').selectAll().where('uid', '=', uid)
  const wallet = await wallets.where('asset', '=', 'PHP').executeTakeFirstOrThrow()
  const journal = await tx.selectFrom('journal').selectAll().where('uid', '=', uid).orderBy('seq').execute()
  const commands = await tx.selectFrom('command').selectAll().where('uid', '=', uid).execute()
  const rounds = await tx.selectFrom('round').selectAll().where('uid', '=', uid).execute()
  const lots = await tx.selectFrom('lot').selectAll().where('uid', '=', uid).orderBy('seq').execute()
  return { wallet, journal, commands, rounds, lots }
}
