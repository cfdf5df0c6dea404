/** Where a member goes to have what a promotion asks for, or to see what stops them, by the reason they are told. */
const ways: Readonly<Record<string, string>> = {
  promotion_verify: '/s-kyc',
  promotion_id: '/s-kyc',
  promotion_email: '/s-account/form/email',
  promotion_payee: '/withdraw-accounts',
  promotion_account: '/service',
  promotion_unavailable: '/service',
  promotion_refused: '/service',
  promotion_paused: '/s-safer-play',
  promotion_limit: '/s-limits',
}

export function wayOn(reason: string): string | undefined {
  return ways[reason]
}
