export { BoxWatch } from './BoxWatch.tsx'
