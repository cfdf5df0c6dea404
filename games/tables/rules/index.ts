export { isFull, mostOwed, owedFor, worstRound } from './exposure.ts'
export { drawRound, judgeStakes, payOf, spotsOf, sumOf, winOf } from './play.ts'
export { ppmOf, returnsOf } from './returns.ts'
export { rulesPrint } from './rulesPrint.ts'
