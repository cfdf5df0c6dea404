export { choose } from './choose.ts'
export { play } from './play.ts'
export { halfWidth, type Sample, simulate } from './simulate.ts'
export { exposureOf, volatilityOf } from './volatility.ts'
