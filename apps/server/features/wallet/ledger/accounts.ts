/**
 * The accounts of the ledger, each number declared here and nowhere else. Account 0 is the member's own wallet; every
 * other is the house's side of a posting. Ranges are numbered on by what follows the colon in docs/ledger.md.
 */
export const accounts = {
  wallet: 0,
  provider: 1000,
  gateway: 2000,
  promotion: 3000,
  /** What is given of Filcoins is a promotion's cost too. */
  mallVoucher: 3021,
  vouchers: 4000,
  hold: 5000,
  adjustment: 6000,
  suspense: 6900,
  shop: 7000,
  points: 7100,
  /** Nothing ever lies here: against it stands that play was released. */
  released: 8000,
} as const

/** Why staff put money right, each with an account of its own. */
export const adjustmentReasons = {
  goodwill: accounts.adjustment,
  correction: accounts.adjustment + 1,
  provider: accounts.adjustment + 2,
  chargeback: accounts.adjustment + 3,
  /** What a gateway moved more or less than was asked of it. */
  paymongo: accounts.gateway + 1,
  xendit: accounts.gateway + 2,
  /** Money that came without a name, once its owner is known. */
  suspense: accounts.suspense,
} as const

export type AdjustmentReason = keyof typeof adjustmentReasons

const widest = 1000

/** The account of one gateway. Each range has room for a thousand. */
export function gatewayAccount(gateway: number): number {
  if (!Number.isInteger(gateway) || gateway < 0 || gateway >= widest) throw new RangeError('No such gateway.')
  return accounts.gateway + gateway
}
