export { play, type Played } from './play.ts'
export { deviationOf, exposureOf, returnsOf } from './returns.ts'
export { rulesPrint } from './rulesPrint.ts'
