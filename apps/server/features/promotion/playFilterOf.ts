import type { PlayFilter } from './played.store.ts'
import type { Terms } from './rules/day.rules.ts'
import { covers, type GuardedGame } from './rules/guard.rules.ts'

/** Which rounds the terms count. */
export function playFilterOf({ deal, audience }: Terms, games: readonly GuardedGame[]): PlayFilter {
  const { scope } = deal
  const isAll = scope.games.length === 0 && scope.providers.length === 0
  return {
    games: isAll ? null : games.filter(game => covers(scope, game)).map(({ id }) => id),
    brands: audience.brands,
    gameType: scope.gameType,
  }
}
