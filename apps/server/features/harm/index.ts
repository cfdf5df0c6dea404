export { bandOf, isAtContact } from './bandOf.ts'
export { exportOwn } from './exportOwn.ts'
export { findMarkers } from './findMarkers.ts'
export { hearWords } from './hearWords.ts'
