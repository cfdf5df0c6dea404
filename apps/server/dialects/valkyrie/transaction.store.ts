import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

const kinds = [1, 2, 3, 4]

interface Named {
  readonly uid: bigint
  readonly provider: number
  readonly txId: string
}

/** The transaction ids of a member's bets that bear a reference. */
async function idsOfReference(tx: MemberTx, { uid, provider, txId }: Named): Promise<string[]> {
  const rows = await tx
    .selectFrom('bet_reference')
    .select('tx_id')
    .where('provider', '=', provider)
    .where('bet_ref', '=', txId)
    .where('uid', '=', uid)
    .execute()
  return rows.map(({ tx_id }) => tx_id)
}

/** What was done under a provider's transaction id, which a bet and a win may share, or the bets under a reference. */
export async function listTransactions(tx: MemberTx, named: Named) {
  const { uid, provider, txId } = named
  const referred = await idsOfReference(tx, named)
  return tx
    .selectFrom('command')
    .leftJoin('round', join =>
      join
        .onRef('round.uid', '=', 'command.uid')
        .onRef('round.provider', '=', 'command.provider')
        .onRef('round.round_id', '=', 'command.round_id'),
    )
    .leftJoin('bet_reference as named', join =>
      join
        .onRef('named.tx_id', '=', 'command.tx_id')
        .onRef('named.provider', '=', 'command.provider')
        .on('command.kind', '=', 1)
        .on('named.bet_ref', '=', txId),
    )
    .select(['command.kind', 'command.tx_id', 'command.amount', 'command.round_id', 'command.at', 'round.game'])
    .select('named.bet_ref')
    .where('command.provider', '=', provider)
    .where('command.kind', 'in', kinds)
    .where('command.tx_id', 'in', [txId, ...referred])
    .where(({ eb, or }) => or([eb('command.tx_id', '=', txId), eb('command.kind', '=', 1)]))
    .where('command.uid', '=', uid)
    .where('command.outcome', '=', 0)
    .orderBy('command.kind')
    .execute()
}

/** The round a member's bet was made in, which is named by its own id or by its reference. */
export async function findRoundOfBet(tx: MemberTx, named: Named): Promise<string | undefined> {
  const { uid, provider, txId } = named
  const referred = await idsOfReference(tx, named)
  const found = await tx
    .selectFrom('command')
    .select('round_id')
    .where('provider', '=', provider)
    .where('kind', '=', 1)
    .where('tx_id', 'in', [txId, ...referred])
    .where('uid', '=', uid)
    // What stands in a bet's place tells less than the bet.
    .orderBy(sql`fingerprint is null`)
    .orderBy('outcome')
    .limit(1)
    .executeTakeFirst()
  return found?.round_id
}

export function findRound(
  tx: MemberTx,
  asked: { readonly uid: bigint; readonly provider: number; readonly roundId: string },
) {
  return tx
    .selectFrom('round')
    .select(['round_id', 'game', 'opened_at', 'closed_at'])
    .where('uid', '=', asked.uid)
    .where('provider', '=', asked.provider)
    .where('round_id', '=', asked.roundId)
    .executeTakeFirst()
}
