export { play, type RoundOutcome } from './play.ts'
export { deviationOf, exposureOf, returnsOf } from './returns.ts'
export { rulesPrint } from './rulesPrint.ts'
