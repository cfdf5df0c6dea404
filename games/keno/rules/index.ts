export { isTicket, play, type Played } from './play.ts'
export { deviationOf, exposureOf, ppmOf, returnsOf } from './returns.ts'
export { rulesPrint } from './rulesPrint.ts'
