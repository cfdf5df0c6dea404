export { isRetryable, type OutcomeName, outcomeName, outcomes } from './outcomes.ts'
export { isSameSignature, type Signed, signAnswer, signRequest } from './signature.ts'
