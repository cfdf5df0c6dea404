export { SunMark } from './SunMark.tsx'
export { Wordmark } from './Wordmark.tsx'
