import type { SyntheticEvent } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { identityTexts } from '../identity.texts.ts'
import type { SignInSheetForm } from '../useSignInForm.ts'
import { canUsePasskeys } from './browserPasskeys.ts'

interface PasskeyStepProps {
  readonly id: string
  readonly filled: SignInSheetForm
}

/** For whoever is let in by nothing but their passkey, behind a code or password that was right. */
export function PasskeyStep({ id, filled }: PasskeyStepProps) {
  const t = useTexts(identityTexts)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void filled.submitPasskey()
  }

  return (
    <form id={id} className="signInForm" onSubmit={submit} noValidate>
      <p className="signInLine">{t.passkeyOnly}</p>
      <p className="signInLine">{canUsePasskeys() ? t.passkeyLost : t.passkeyNotHere}</p>
    </form>
  )
}
