import type { Database, MemberTx } from '../../../apps/server/platform/db/database.ts'

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

/** The wallets, postings and rounds of many members at once. */
export async function readLedgers(db: Database, uids: readonly bigint[]) {
  const ledgers = new Map<bigint, Awaited<ReturnType<typeof readMany>>[number]>()
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const own = uids.filter(uid => uid % BigInt(db.memberSchemas) === BigInt(schema))
    if (own.length === 0) continue
    for (const ledger of await db.memberSchema(schema, tx => readMany(tx, own))) ledgers.set(ledger.wallet.uid, ledger)
  }
  return ledgers
}

async function readMany(tx: MemberTx, uids: readonly bigint[]) {
  const wallets = await tx
    .selectFrom('wallet')
    .selectAll()
    .where('uid', 'in', uids)
    .where('asset', '=', 'PHP')
    .execute()
  const postings = await tx.selectFrom('journal').selectAll().where('uid', 'in', uids).orderBy('seq').execute()
  const rounds = await tx.selectFrom('round').selectAll().where('uid', 'in', uids).execute()
  const [journalOf, roundsOf] = [byMember(postings), byMember(rounds)]
  return wallets.map(wallet => {
    return { wallet, journal: journalOf.get(wallet.uid) ?? [], rounds: roundsOf.get(wallet.uid) ?? [] }
  })
}

function byMember<Row extends { readonly uid: bigint }>(rows: readonly Row[]): Map<bigint, Row[]> {
  const grouped = new Map<bigint, Row[]>()
  for (const row of rows) grouped.set(row.uid, [...(grouped.get(row.uid) ?? []), row])
  return grouped
}
