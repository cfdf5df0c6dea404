import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

interface PlayDay {
  readonly day: string
  readonly loss: bigint
  readonly deposited: bigint
  readonly rounds: bigint
}

/** The kind of a deposit in the journal. */
const deposit = 10

/** What a member lost, paid in and played on each of the last days, today among them, those without play too. */
export async function listPlayDays(
  tx: MemberTx,
  uid: bigint,
  { today, days }: { readonly today: string; readonly days: number },
): Promise<readonly PlayDay[]> {
  const { rows } = await sql<PlayDay>`
    select d.day::text, coalesce(p.loss, 0)::bigint as loss, coalesce(p.rounds, 0)::bigint as rounds,
      coalesce(m.amount, 0)::bigint as deposited
    from (select ${today}::date - n as day from generate_series(0, ${days - 1}::integer) n) d
    left join (
      select day, sum(bet - win) as loss, sum(rounds) as rounds from tally_game
      where uid = ${uid} and not is_free and day > ${today}::date - ${days}::integer group by day
    ) p on p.day = d.day
    left join (
      select day, sum(amount) as amount from tally_money
      where uid = ${uid} and asset = 'PHP' and kind = ${deposit} and day > ${today}::date - ${days}::integer group by day
    ) m on m.day = d.day
    order by d.day`.execute(tx)
  return rows
}
