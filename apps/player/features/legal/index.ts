export { MemberGate } from './MemberGate.tsx'
export { TermsGate } from './TermsGate.tsx'
