import type { KycName } from '@saya/contract/gates.ts'

interface Leading {
  /** Where the partner's app is opened; nowhere where the operator has named none. */
  readonly app: string | undefined
  /** A wallet takes only people whom we know. */
  readonly needsKyc: boolean
  /** Undefined for a guest. */
  readonly standing: KycName | undefined
}

/** Where somebody is led who asks for a partner's app. */
export function redirectOf({ app, needsKyc, standing }: Leading): 'nowhere' | 'signIn' | 'verify' | { app: string } {
  if (needsKyc && !standing) return 'signIn'
  if (needsKyc && standing !== 'fully_kyc') return 'verify'
  return app && /^https?:\/\//.test(app) ? { app } : 'nowhere'
}
