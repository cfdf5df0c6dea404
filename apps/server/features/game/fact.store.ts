import { sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { ListedGame } from '../../platform/gameProvider/gameProvider.ts'

interface Known {
  readonly link: number
  readonly code: string
}

/** Writes down what a provider tells of its games, of those that are known as its own. True where anything is new. */
export async function noteFacts(tx: RefTx, known: readonly Known[], listed: readonly ListedGame[]): Promise<boolean> {
  const told = new Map(listed.map(game => [game.code, game]))
  const rows = known.flatMap(({ link, code }) => {
    const game = told.get(code)
    return game ? [rowOf(link, game)] : []
  })
  if (rows.length === 0) return false
  const columns = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof rowOf>)[]
  const values = columns.filter(name => name !== 'link' && name !== 'code')
  // Nothing is written where everything is as it was: the catalogue is asked for every minute.
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

function rowOf(link: number, { code, rtpPpm, facts }: ListedGame) {
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
export function findFacts(tx: RefTx, game: number) {
  return tx
    .selectFrom('provider_link_game as offer')
    .innerJoin('provider_link as link', 'link.id', 'offer.link')
    .innerJoin('game_fact as fact', join =>
      join.onRef('fact.link', '=', 'offer.link').onRef('fact.code', '=', 'offer.code'),
    )
    .selectAll('fact')
    .where('offer.game', '=', game)
    .where('offer.offered', '=', true)
    .where('link.active', '=', true)
    .orderBy('link.id')
    .limit(1)
    .executeTakeFirst()
}
