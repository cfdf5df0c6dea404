export { deal, type Dealt, drawBalls } from './deal.ts'
export { firstPots, type JackpotTurn, type Pots, turnJackpot } from './jackpot.ts'
export { dab, hasJackpot, judgeStakes, winOf } from './play.ts'
export { fixedReturn, hitChance, jackpotChance, oneIn, ppmOf, stepsOf, wholeReturn, worstRound } from './returns.ts'
