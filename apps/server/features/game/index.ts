export { askOffers } from './askOffers.ts'
export { getContentVersion, holdContent, loadCatalogue, touchContent } from './catalogue.store.ts'
export { exportOwn } from './exportOwn.ts'
export { everyGame } from './game.filter.ts'
export { listCategoryProviders, listGameRows, listGameRowsOf } from './game.store.ts'
export { viewCard } from './game.view.ts'
export type { LaunchDeps } from './launchGame.ts'
export { type KickDeps, kickOut } from './kickOut.ts'
export { judgeGameSession } from './gameSession.rules.ts'
export {
  endGameSession,
  endGameSessionsIn,
  endGameSessionsOf,
  findGameSession,
  isGuestOf,
  openGameSession,
} from './gameSession.store.ts'
export { gameOfGameToken, hashGameToken, newGameToken, uidOfGameToken } from './gameToken.ts'
export { readCatalogue } from './readCatalogue.ts'
export { gameRoutes } from './routes.ts'
