/** The storage keys of who brought this visitor. They outlive a sign-out. */
export const visitorKeys = ['adId', 'adClientId', 'referral'] as const
