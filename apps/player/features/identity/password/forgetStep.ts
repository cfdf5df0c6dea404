const steps = ['phone', 'email', 'verify', 'verifypassword'] as const

export type ForgetStep = (typeof steps)[number]

/** The form an address below `/forgetPassword/verify` names, if it names one. */
export function forgetStep(type: string | undefined): ForgetStep | undefined {
  return steps.find(step => step === type?.toLowerCase())
}
