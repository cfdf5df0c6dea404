export { askOffers } from './askOffers.ts'
export { getContentVersion, holdContent, loadCatalogue, touchContent } from './catalogue/catalogue.store.ts'
export { exportOwn } from './exportOwn.ts'
export { everyGame } from './game.filter.ts'
export { listCategoryProviders, listGameRows, listGameRowsOf } from './game.store.ts'
export { viewCard } from './game.view.ts'
export type { LaunchDeps } from './launch/launchGame.ts'
export { type KickDeps, kickOut } from './launch/kickOut.ts'
export { judgeGameSession } from './launch/gameSession.rules.ts'
export {
  endGameSession,
  endGameSessionsBehind,
  endGameSessionsIn,
  endGameSessionsOf,
  findGameSession,
  findLastOpen,
  openGameSession,
} from './launch/gameSession.store.ts'
export { gameOfGameToken, hashGameToken, newGameToken, uidOfGameToken } from './launch/gameToken.ts'
export { readCatalogue } from './catalogue/readCatalogue.ts'
export { disputeRefusedLaunch, findRefusedLaunch } from './launch/refusedLaunch.store.ts'
export { listLaunches } from './launch/listLaunches.ts'
export { gameRoutes } from './routes.ts'
