/** The channels of the apps that ours opens in, each for the people of that app alone. */
export const hostChannels = ['mayamini', 'lazadamini'] as const

/** What a deposit asks of its member: a wallet that brings its own people takes none of whom only the name is known. */
export function depositGate(channel: string): 'deposit' | 'depositByWallet' {
  return channel === 'mayamini' ? 'depositByWallet' : 'deposit'
}
