export { Countdown } from './Countdown.tsx'
export { useSecondsLeft, type Clock } from './useSecondsLeft.ts'
