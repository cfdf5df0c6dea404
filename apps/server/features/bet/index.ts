export { betReader } from './bet.reader.ts'
export { listPlayedGames } from './bet.store.ts'
export { gameReturns } from './gameReturns.ts'
export { betRoutes } from './routes.ts'
