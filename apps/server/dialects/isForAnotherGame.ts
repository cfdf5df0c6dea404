import { gameOfGameToken } from '../features/game/index.ts'
import type { OfferedGame, Provider } from './providers.ts'

/** Whether the session that a bet names was opened for another game. Its token says so itself: nothing is read. */
export function isForAnotherGame({ isSessionForOneGame }: Provider, token: string, game: OfferedGame): boolean {
  return isSessionForOneGame && gameOfGameToken(token) !== game.id
}
