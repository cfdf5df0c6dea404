export { isTicket, play, type RoundOutcome } from './play.ts'
export { deviationOf, exposureOf, ppmOf, returnsOf } from './returns.ts'
export { rulesPrint } from './rulesPrint.ts'
