import type { SignInStep } from './signInForm.ts'

const steps: Readonly<Record<string, SignInStep>> = { '/login': 'login-otp-1', '/loginPassword': 'login-password' }

/** At which step the sheet opens over the home page at this address, if it is one that opens it. */
export function stepAt(path: string): SignInStep | undefined {
  const bare = path.replace(/\/+$/, '')
  return Object.hasOwn(steps, bare) ? steps[bare] : undefined
}
