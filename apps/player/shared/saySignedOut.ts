import type { CallError } from '@saya/client'
import { tokenErrors } from '@saya/client/tokenGuard'
import { showToast } from '@saya/ui/toaster'
import { type Language, speak, texts } from './texts.ts'

const signedOutTexts = texts({
  signedOut: ['You have been logged out. Please log in again.', 'Na-log out ka na. Mag-log in muli.'],
})

/** Says why a member is a guest again: in our words where the server has only a term for machines. */
export function saySignedOut({ message }: CallError): void {
  const language = document.documentElement.lang as Language
  showToast(tokenErrors.includes(message) ? speak(signedOutTexts, language).signedOut : message, 'bad')
}
