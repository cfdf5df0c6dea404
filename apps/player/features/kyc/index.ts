export { askGate, enterGate, gateLink } from './gate/gateLink.ts'
export { decideGate } from './gate/decideGate.ts'
export { beginAnew } from './form/draft.ts'
