export { betReader } from './bet.reader.ts'
export { gameReturns } from './gameReturns.ts'
