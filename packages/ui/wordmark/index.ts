export { SunMark } from './SunMark.tsx'
export { Wordmark } from './Wordmark.tsx'
export { WordmarkLink } from './WordmarkLink.tsx'
