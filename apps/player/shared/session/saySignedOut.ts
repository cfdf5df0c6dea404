import type { CallError } from '@saya/client'
import { tokenErrors } from '@saya/client/tokenGuard'
import { showToast } from '@saya/ui/toaster'
import { type Language, speak, texts } from '../texts.ts'

const signedOutTexts = texts({
  signedOut: ['You have been logged out. Please log in again.', 'Na-log out ka na. Mag-log in muli.'],
  ended_elsewhere: [
    'You logged this device out from another one. Please log in again.',
    'Ni-log out mo ang device na ito mula sa iba. Mag-log in muli.',
  ],
  ended_by_password: [
    'The password was changed, so this device was logged out. Please log in again.',
    'Napalitan ang password kaya na-log out ang device na ito. Mag-log in muli.',
  ],
  ended_by_phone: [
    'The phone number was changed, so this device was logged out. Please log in again.',
    'Napalitan ang numero ng telepono kaya na-log out ang device na ito. Mag-log in muli.',
  ],
  ended_for_safety: [
    'Somebody else may have used your session, so we ended it. Please log in again.',
    'Baka may ibang gumamit ng session mo kaya tinapos namin ito. Mag-log in muli.',
  ],
})

/** Of a token that does not count the server says no more than terms for machines, which are translated like all it says. */
const terms = new Set(['authentication_required', 'invalid_token', 'token_expired'])

/** Says why a member is a guest again: in our words where the server has only a term for machines. */
export function saySignedOut({ message, reason = '' }: CallError): void {
  const told = speak(signedOutTexts, document.documentElement.lang as Language)
  if (reason in told) showToast(told[reason as keyof typeof told], 'bad')
  else showToast(terms.has(reason) || tokenErrors.includes(message) ? told.signedOut : message, 'bad')
}
