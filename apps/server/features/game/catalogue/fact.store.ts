import { sql } from 'kysely'
import type { RefTx } from '../../../platform/db/database.ts'
import type { ListedGame } from '../../../platform/gameProvider/gameProvider.ts'

interface GameLink {
  readonly link: number
  readonly code: string
}

/** Writes down what a provider tells of its games, of those that are known as its own. True where anything is new. */
export async function noteFacts(
  tx: RefTx,
  known: readonly GameLink[],
  listed: readonly ListedGame[],
): Promise<boolean> {
  const told = new Map(listed.map(game => [game.code, game]))
  const rows = known.flatMap(({ link, code }) => {
    const game = told.get(code)
    // Facts without a return say nothing that a player could use.
    return game && game.rtpPpm !== null ? [rowOf(link, { ...game, rtpPpm: game.rtpPpm })] : []
  })
  if (rows.length === 0) return false
  const columns = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof rowOf>)[]
  const values = columns.filter(name => name !== 'link' && name !== 'code')
  // Nothing is written if nothing has changed: the lists are asked for every minute.
  const written = await tx
    .insertInto('game_fact')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['link', 'code'])
        .doUpdateSet(row => Object.fromEntries(values.map(name => [name, row.ref(`excluded.${name}`)])))
        .where(
          sql<boolean>`(${sql.join(values.map(name => sql.ref(`game_fact.${name}`)))})
            is distinct from (${sql.join(values.map(name => sql.ref(`excluded.${name}`)))})`,
        ),
    )
    .returning('code')
    .execute()
  return written.length > 0
}

function rowOf(link: number, { code, rtpPpm, facts }: ListedGame & { readonly rtpPpm: number }) {
  return {
    link,
    code,
    rtp_ppm: rtpPpm,
    least_rtp_ppm: facts.leastRtpPpm,
    most_rtp_ppm: facts.mostRtpPpm,
    version: facts.version,
    hit_ppm: facts.hitPpm,
    volatility: facts.volatility,
    least_bet: facts.leastBet,
    most_bet: facts.mostBet,
    most_win: facts.mostWin,
    most_win_times: facts.mostWinTimes,
    rules_en: [...facts.rules.en],
    rules_tl: [...facts.rules.tl],
    fairness_url: facts.fairnessUrl,
  }
}

/** What is told of a game by whoever it would be opened with now; nothing where nobody who offers it has told anything. */
export function findFacts(
  tx: RefTx,
  { game, askable }: { readonly game: number; readonly askable: readonly string[] },
) {
  return tx
    .selectFrom(launching(tx, askable).where('offer.game', '=', game).as('offer'))
    .innerJoin('game_fact as fact', join =>
      join.onRef('fact.link', '=', 'offer.link').onRef('fact.code', '=', 'offer.code'),
    )
    .selectAll('fact')
    .executeTakeFirst()
}

/** With whom each game would be opened now, whether or not they have told anything of it: the first who offers it and can be asked. */
function launching(tx: RefTx, askable: readonly string[]) {
  return tx
    .selectFrom('provider_link_game as offer')
    .innerJoin('provider_link as link', 'link.id', 'offer.link')
    .distinctOn('offer.game')
    .select(['offer.game', 'offer.link', 'offer.code'])
    .where('offer.offered', '=', true)
    .where('link.active', '=', true)
    .where(sql<boolean>`link.code = any (${[...askable]}::text[])`)
    .orderBy('offer.game')
    .orderBy('link.id')
}

/**
 * Shows of these games the return that was told by whom each would be opened with now, and where they told none what the
 * catalogue declares. True where any shows another.
 */
export async function restateReturns(
  tx: RefTx,
  { games, askable }: { readonly games: readonly number[]; readonly askable: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update game set rtp_ppm = coalesce(now.rtp_ppm, game.declared_rtp_ppm, game.rtp_ppm),
      declared_rtp_ppm = coalesce(game.declared_rtp_ppm, game.rtp_ppm)
    from (
      select offered.game, fact.rtp_ppm from ${launching(tx, askable).where('offer.game', 'in', games)} offered
      left join game_fact fact on fact.link = offered.link and fact.code = offered.code
    ) now
    where game.id = now.game and game.rtp_ppm <> coalesce(now.rtp_ppm, game.declared_rtp_ppm, game.rtp_ppm)
    returning game.id`.execute(tx)
  return rows.length > 0
}
