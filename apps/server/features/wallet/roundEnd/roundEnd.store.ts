import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface RoundPlace {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
}

export interface OverdueRound extends RoundPlace {
  readonly game: number
  readonly two_sided: boolean
}

/** Open rounds, behind a place, that are older than their provider's contract lets them be; in the order of places. */
export async function listOverdueRounds(
  tx: MemberTx,
  { nowMs, after, most }: { readonly nowMs: number; readonly after: RoundPlace | undefined; readonly most: number },
): Promise<OverdueRound[]> {
  const behind = after
    ? sql`and (r.uid, r.provider, r.round_id) > (${after.uid}, ${after.provider}, ${after.round_id})`
    : sql``
  const { rows } = await sql<OverdueRound>`
    select r.uid, r.provider, r.round_id, r.game,
      exists (select from provider_link_game g where g.link = r.provider and g.game = r.game and g.two_sided) as two_sided
    from round r join provider_link p on p.id = r.provider
    where r.closed_at is null and (r.bets > 0 or r.win > 0)
      and r.opened_at < ${instant(nowMs)} - p.round_ends_after_h * interval '1 hour' ${behind}
    order by 1, 2, 3 limit ${most}`.execute(tx)
  return rows
}

/** Providers, and after how many hours their rounds end of themselves; nothing where they never do. */
export function listRoundEnds(tx: MemberTx) {
  return tx.selectFrom('provider_link').select(['id', 'code', 'round_ends_after_h']).execute()
}
