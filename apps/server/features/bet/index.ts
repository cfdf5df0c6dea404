export { betReader } from './bet.reader.ts'
export { gameReturns } from './gameReturns.ts'
export { betRoutes } from './routes.ts'
