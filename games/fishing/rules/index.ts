export { play, type Played } from './play.ts'
export { deviationOf, exposureOf, returnsOf, volatilityOf } from './returns.ts'
