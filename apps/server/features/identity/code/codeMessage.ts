import type { CodePurpose } from '@saya/contract/identity/sendCode.ts'

/** What the code is for stands in the message, so that nobody is talked into giving one away for something else. */
const uses: Readonly<Record<CodePurpose, string>> = {
  login: 'is your Saya code.',
  edit: 'is your Saya code to change your phone number.',
  claim: 'is your Saya code to move your account to this number.',
  forget: 'is your Saya code to set a new password.',
  'step-up': 'is your Saya code to confirm that it is you.',
}

export function codeMessage(purpose: CodePurpose, digits: string): string {
  return `${digits} ${uses[purpose]} Keep it to yourself. It is valid for 5 minutes.`
}
