import type { Bet } from './bet.rules.ts'

/** How the game of a round is called; by its round where the catalogue has it no more. */
export function gameNameOf(bet: Pick<Bet, 'game_name' | 'round_id'>): string {
  return bet.game_name || bet.round_id
}
