export { SunMark } from './SunMark.tsx'
export { Wordmark } from './Wordmark.tsx'
export { lettering } from './lettering.ts'
