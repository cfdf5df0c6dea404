export { isTicket, play, type Played } from './play.ts'
export { deviationOf, exposureOf, ppmOf, returnsOf, volatilityOf } from './returns.ts'
