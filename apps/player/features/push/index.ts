export { PushOffer } from './PushOffer.tsx'
export { PushRow } from './PushRow.tsx'
export { followLanguage } from './turn.ts'
