import { kycName, passes } from '@saya/contract/gates.ts'
import type { SignInWish } from './askToSignIn.ts'
import { stepAt } from './stepAt.ts'

export type NextStep = { readonly run: () => void } | { readonly goTo: string } | 'stay'

export interface Arrival {
  readonly path: string
  /** The KYC status of who signed in, as profiles carry it. */
  readonly standing: unknown
  /** Nobody is sent to a page that is not there. */
  readonly hasKycPage: boolean
}

const verified = ['under_review', 'block', 'fully_kyc']

/**
 * What follows a sign-in: what the person wanted to do, if their standing lets them; else proving who they are, unless
 * that is done or under way; else the page they came from, or the one they are on.
 */
export function afterSignIn({ pending, origin }: SignInWish, { path, standing, hasKycPage }: Arrival): NextStep {
  if (pending && (!hasKycPage || passes('afterLogin', standing))) return { run: pending }
  if (hasKycPage && !verified.includes(kycName(standing))) return { goTo: '/s-kyc' }
  if (origin) return { goTo: origin }
  return stepAt(path) ? { goTo: '/' } : 'stay'
}
