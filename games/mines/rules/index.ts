export { play, type Played } from './play.ts'
export { exposureOf, ppmOf, returnsOf } from './returns.ts'
