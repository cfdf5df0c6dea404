/** How far somebody has come in showing who they are, before they may change something. */
export interface Verification {
  readonly otpId: string
  readonly type: 'create' | 'edit' | 'forget'
  /** What is to be changed. */
  readonly field: 'password' | 'email' | 'phone'
  readonly verifyMethod: 'phone' | 'email' | 'password'
  readonly code: string
  readonly oldPassword: string
  readonly phone: string
  readonly email: string
  /** When another code may be asked for. */
  readonly resendAtMs: number
}

export const noVerification: Verification = {
  otpId: '',
  type: 'edit',
  field: 'password',
  verifyMethod: 'phone',
  code: '',
  oldPassword: '',
  phone: '',
  email: '',
  resendAtMs: 0,
}

export type VerificationStep =
  | ({ readonly on: 'sent'; readonly otpId: string; readonly resendAtMs: number } & Pick<
      Verification,
      'type' | 'field'
    > &
      ({ readonly phone: string } | { readonly email: string }))
  | { readonly on: 'codeChecked'; readonly code: string }
  | { readonly on: 'passwordChecked'; readonly oldPassword: string }
  | { readonly on: 'done' }

/** One step further. Whoever begins anew keeps nothing of what was shown before. */
export function advance(before: Verification, step: VerificationStep): Verification {
  switch (step.on) {
    case 'sent': {
      const { otpId, resendAtMs, type, field } = step
      const to = 'phone' in step ? ({ phone: step.phone } as const) : ({ email: step.email } as const)
      const verifyMethod = 'phone' in step ? 'phone' : 'email'
      return { ...noVerification, otpId, resendAtMs, type, field, verifyMethod, ...to }
    }
    case 'codeChecked':
      return { ...before, code: step.code }
    case 'passwordChecked':
      return { ...noVerification, type: 'edit', verifyMethod: 'password', oldPassword: step.oldPassword }
    case 'done':
      return noVerification
  }
}

/** Whether a new password may follow: a code was shown, or the old password. */
export function isShown({ verifyMethod, code, oldPassword }: Verification): boolean {
  return verifyMethod === 'password' ? oldPassword !== '' : code !== ''
}

/** Where one shows who one is, again where that was done and is forgotten: an old password is not kept. */
export function whereToShow(by: { isMember: boolean; shownBy: Verification['verifyMethod'] }): string {
  if (!by.isMember) return '/forgetPassword/verify/phone'
  return by.shownBy === 'password' ? '/s-account/form/password' : '/s-account/form/verify'
}

/** What may lie on the device while the app is away from the screen. What proves somebody may not. */
export function keepable(verification: Verification): Verification {
  return { ...verification, code: '', oldPassword: '' }
}
