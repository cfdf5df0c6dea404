export { largestAmount, readAmount, readSignedAmount } from './amount.ts'
export { backoff } from './backoff.ts'
export {
  createProviderCaller,
  type ProviderCaller,
  type ProviderReply,
} from './createProviderCaller.ts'
export { createRppCaller, type Reply, type RppCaller, type RppCallerOptions } from './createRppCaller.ts'
export { classOf, type OutcomeClass, type OutcomeName, outcomeName, outcomes } from './outcomes.ts'
export { type ProviderAnswer, type ProviderCall, type ProviderCallName, providerCalls } from './providerCalls.ts'
export {
  isSameSignature,
  readKey,
  rppHeaders,
  type SignedRequest,
  type SignedAnswer,
  signAnswer,
  signRequest,
  textToSign,
} from './signature.ts'
export { unheard, type WalletAnswer, walletAnswer } from './walletAnswer.ts'
export { type WalletCall, type WalletCallName, walletCalls } from './walletCalls.ts'
