export { MemberGate } from './MemberGate.tsx'
export { useProceeded } from './proceeded.ts'
export { TermsGate } from './TermsGate.tsx'
