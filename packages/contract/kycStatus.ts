/** The numbers of a member's standing, as profiles carry them. */
export const kycStatus = {
  unset: 0,
  basic_account: 1,
  under_review: 2,
  rejected: 3,
  basic_kyc: 4,
  fully_kyc: 5,
  frozen: 6,
  block: 7,
  test_account: 8,
} as const
