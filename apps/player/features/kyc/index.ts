export { askGate, enterGate, gateLink } from './gateLink.ts'
export { decideGate } from './decideGate.ts'
export { beginAnew } from './draft.ts'
