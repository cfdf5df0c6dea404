export { askGate, enterGate, gateLink } from './gate/gateLink.ts'
export { useGatedAct } from './gate/useGatedAct.ts'
export { decideGate } from './gate/decideGate.ts'
export { beginAnew } from './form/draft.ts'
