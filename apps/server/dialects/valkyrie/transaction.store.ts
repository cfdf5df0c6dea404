import type { MemberTx } from '../../platform/db/database.ts'
import type { KnownRound } from '../round.store.ts'

const kinds = [1, 2, 3, 4]

interface TransactionOwner {
  readonly uid: bigint
  readonly provider: number
}

export interface TransactionLookup extends TransactionOwner {
  /** A transaction's own id, which a bet and a win may share, or a reference, which any number may bear. */
  readonly by: { readonly txId: string } | { readonly betRef: string }
}

/** What was done under a provider's transaction id, or for a bet that a reference or its own id names. */
export async function listTransactions(tx: MemberTx, { uid, provider, by }: TransactionLookup) {
  const names = 'txId' in by ? [] : await listNames(tx, { uid, provider, name: by.betRef })
  return tx
    .selectFrom('command')
    .leftJoin('round', join =>
      join
        .onRef('round.uid', '=', 'command.uid')
        .onRef('round.provider', '=', 'command.provider')
        .onRef('round.round_id', '=', 'command.round_id'),
    )
    .select(['command.kind', 'command.tx_id', 'command.amount', 'command.round_id', 'command.at', 'round.game'])
    .select(['command.sent_ref', 'command.sent_promo'])
    .where('command.provider', '=', provider)
    .where('command.kind', 'in', kinds)
    .where(({ eb, or, and }) => {
      if ('txId' in by) return eb('command.tx_id', '=', by.txId)
      return or([
        eb('command.sent_ref', 'in', names),
        and([eb('command.tx_id', 'in', names), eb('command.kind', '=', 1)]),
      ])
    })
    .where('command.uid', '=', uid)
    .where('command.outcome', '=', 0)
    .orderBy('command.at')
    .orderBy('command.kind')
    .execute()
}

/** A name of a member's bets with the others that they have. */
async function listNames(
  tx: MemberTx,
  { uid, provider, name }: TransactionOwner & { readonly name: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('bet_reference')
    .select(['tx_id', 'bet_ref'])
    .where('provider', '=', provider)
    .where('uid', '=', uid)
    .where(({ eb, or }) => or([eb('bet_ref', '=', name), eb('tx_id', '=', name)]))
    .execute()
  return [...new Set([name, ...rows.flatMap(({ tx_id, bet_ref }) => [tx_id, bet_ref])])]
}

/** A round that something was kept in. */
export async function findKnownRound(
  tx: MemberTx,
  asked: TransactionOwner & { readonly roundId: string },
): Promise<KnownRound | undefined> {
  const round = await findRound(tx, asked)
  return round && { roundId: asked.roundId, game: round.game, isOwn: false }
}

export function findRound(tx: MemberTx, asked: TransactionOwner & { readonly roundId: string }) {
  return tx
    .selectFrom('round')
    .select(['round_id', 'game', 'opened_at', 'closed_at'])
    .where('uid', '=', asked.uid)
    .where('provider', '=', asked.provider)
    .where('round_id', '=', asked.roundId)
    .executeTakeFirst()
}
