export { drawRound, judgeStakes, payOf, spotsOf, sumOf, winOf } from './play.ts'
export { ppmOf, returnsOf, worstRound } from './returns.ts'
