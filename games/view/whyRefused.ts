/** What a player is told of a bet that the wallet did not take, by the wallet's own word. */
export function whyRefused(reason: string): 'noMoney' | 'limit' | 'gameClosed' | 'mayNotBet' | 'refused' {
  if (reason === 'INSUFFICIENT_FUNDS') return 'noMoney'
  if (reason === 'GAME_DISABLED') return 'gameClosed'
  if (reason === 'PLAYER_BLOCKED') return 'mayNotBet'
  return reason.startsWith('LIMIT') ? 'limit' : 'refused'
}
