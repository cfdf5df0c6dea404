import type { AppTx, MemberTx } from '../../platform/db/database.ts'

/** What a redemption is made of, in the order in which it is made: the claim, the redemption, and the end of the claim. */
export const redeemSteps = [
  'addClaim',
  'takeShare',
  'takePieces',
  'addRedemption',
  'lockWallet',
  'readGates',
  'postOrder',
  'setEnd',
  'deliver',
  'endClaim',
  'givePiecesBack',
] as const

/** What giving one up is made of: the Filcoins first, and then the pieces. */
export const refundSteps = [
  'setFailed',
  'postRefund',
  'endClaim',
  'returnClaim',
  'givePiecesBack',
  'setReturned',
] as const

export type RedemptionStep = (typeof redeemSteps)[number] | (typeof refundSteps)[number]

export interface StepWatch {
  /** Told before each step is made. */
  readonly onStep?: ((step: RedemptionStep, tx: AppTx | MemberTx) => Promise<void>) | undefined
}
