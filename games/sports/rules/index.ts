export { drawMatch, isFull, judgeStakes, winOf } from './play.ts'
export { listChances, ppmOf, returnsOf, worstMatch } from './returns.ts'
export { tellMatch } from './tell.ts'
export { rulesPrint } from './rulesPrint.ts'
