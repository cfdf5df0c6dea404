import { sql } from 'kysely'
import type { MemberTx } from '../platform/db/database.ts'

/** Where a bet was made, and on what; the game is 0 until the bet was taken. */
export interface KnownRound {
  readonly roundId: string
  readonly game: number
  /** The bet did not say its round, so that it bears a name of the bet's own. */
  readonly isOwn: boolean
}

interface NamedBet {
  readonly uid: bigint
  readonly provider: number
  readonly names: readonly string[]
}

/** Where a member's bet was made, which has one of these names as its id or for its reference. */
export async function findRoundOfBet(
  tx: MemberTx,
  { uid, provider, names }: NamedBet,
): Promise<KnownRound | undefined> {
  const { rows } = await sql<{ round_id: string; game: number; is_own: boolean }>`
    select c.round_id,
      case when c.outcome = 0 then coalesce((
        select r.game from round r where r.uid = c.uid and r.provider = c.provider and r.round_id = c.round_id
      ), 0) else 0 end as game,
      c.round_id = c.tx_id or exists (
        select from bet_reference n where n.tx_id = c.tx_id and n.provider = c.provider and n.bet_ref = c.round_id
      ) as is_own
    from command c
    where c.provider = ${provider} and c.kind = 1 and c.uid = ${uid} and c.tx_id in (
      select unnest(${[...names]}::text[])
      union all
      select n.tx_id from bet_reference n
      where n.bet_ref = any (${[...names]}::text[]) and n.provider = ${provider} and n.uid = ${uid}
    )
    -- What stands in a bet's place tells less than the bet, and one that stands is spoken of before others.
    order by c.fingerprint is null, c.tx_id <> all (${[...names]}::text[]), c.outcome, c.state = 2 limit 1`.execute(tx)
  const [found] = rows
  return found && { roundId: found.round_id, game: found.game, isOwn: found.is_own }
}
