import type { MemberTx } from '../../platform/db/database.ts'

const kinds = [1, 2, 3, 4]

interface Named {
  readonly uid: bigint
  readonly provider: number
  readonly txId: string
}

/** What was done under a provider's transaction id: a bet and a win may share one. */
export function listTransactions(tx: MemberTx, { uid, provider, txId }: Named) {
  return tx
    .selectFrom('command')
    .leftJoin('round', join =>
      join
        .onRef('round.uid', '=', 'command.uid')
        .onRef('round.provider', '=', 'command.provider')
        .onRef('round.round_id', '=', 'command.round_id'),
    )
    .select(['command.kind', 'command.tx_id', 'command.amount', 'command.round_id', 'command.at', 'round.game'])
    .where('command.provider', '=', provider)
    .where('command.kind', 'in', kinds)
    .where('command.tx_id', '=', txId)
    .where('command.uid', '=', uid)
    .where('command.outcome', '=', 0)
    .orderBy('command.kind')
    .execute()
}

/** The round a member's bet was made in. */
export async function findRoundOfBet(tx: MemberTx, { uid, provider, txId }: Named): Promise<string | undefined> {
  const found = await tx
    .selectFrom('command')
    .select('round_id')
    .where('provider', '=', provider)
    .where('kind', '=', 1)
    .where('tx_id', '=', txId)
    .where('uid', '=', uid)
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
