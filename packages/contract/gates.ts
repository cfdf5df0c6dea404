import { kycStatus } from './kycStatus.ts'

export type KycName = keyof typeof kycStatus

/** What the law of the place asks for: the product's own table, or full verification before any money moves. */
export const jurisdictions = ['standard', 'strict'] as const

export type Jurisdiction = (typeof jurisdictions)[number]

const anyButUnsetAndBlock = [
  'basic_account',
  'under_review',
  'rejected',
  'basic_kyc',
  'fully_kyc',
  'frozen',
  'test_account',
] as const
const whileNotFrozen = ['under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account', 'basic_account'] as const
const verified = ['fully_kyc', 'test_account'] as const

/** Which standings each act is open to. Whoever has another one is told what to do first, or is not answered at all. */
const gates = {
  withdraw: verified,
  deposit: whileNotFrozen,
  /** Through a wallet that brings its own people. */
  depositByWallet: ['under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account'],
  play: whileNotFrozen,
  welfare: ['basic_kyc', 'fully_kyc', 'test_account', 'basic_account'],
  viewRecords: ['basic_account', 'fully_kyc', 'frozen', 'test_account'],
  updateProfile: anyButUnsetAndBlock,
  /** What one wanted to do before one was asked to sign in. */
  afterLogin: anyButUnsetAndBlock,
} as const satisfies Readonly<Record<string, readonly KycName[]>>

export type Gate = keyof typeof gates

const strictGates: Partial<Record<Gate, readonly KycName[]>> = {
  withdraw: verified,
  deposit: verified,
  depositByWallet: verified,
  play: verified,
  welfare: verified,
}

const names = Object.keys(kycStatus) as readonly KycName[]

/** A standing by its name, whether it came as a number or as a name. What is unknown or missing is unset. */
export function kycName(standing: unknown): KycName {
  return names.find(name => name === standing || kycStatus[name] === standing) ?? 'unset'
}

export function passes(gate: Gate, standing: unknown, jurisdiction: Jurisdiction = 'standard'): boolean {
  const open: readonly KycName[] = (jurisdiction === 'strict' ? strictGates[gate] : undefined) ?? gates[gate]
  return open.includes(kycName(standing))
}
