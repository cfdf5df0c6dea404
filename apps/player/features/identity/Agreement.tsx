import { Checkbox } from '@saya/ui/choice'
import { Note } from '@saya/ui/note'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { identityTexts } from './identity.texts.ts'
import { sayTrouble } from './sayTrouble.ts'
import type { SignInSheetForm } from './useSignInForm.ts'

/** The terms, which whoever signs in agrees to, by a code as by a password, and whether the number is kept. */
export function Agreement({ filled: { form, dispatch } }: { filled: SignInSheetForm }) {
  const t = useTexts(identityTexts)
  const agreeErrorId = useId()
  const agreeError = sayTrouble(form.agreeTrouble, t)
  return (
    <>
      <div className="signInAgreement">
        <Checkbox
          checked={form.agreeTerms}
          onChange={event => dispatch({ on: 'tick', ticked: { agreeTerms: event.currentTarget.checked } })}
          aria-invalid={agreeError ? true : undefined}
          aria-describedby={agreeError ? agreeErrorId : undefined}
        >
          {t.agree}{' '}
          <a href="/terms-of-use" target="_blank" rel="noopener">
            {t.terms}
          </a>{' '}
          {t.and}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {t.privacy}
          </a>
        </Checkbox>
        <p id={agreeErrorId} className="fieldMessage" data-error aria-live="polite">
          {agreeError}
        </p>
      </div>
      {!form.agreeTerms && <Note tone="wait">{t.agreeHint}</Note>}
      <Checkbox
        checked={form.isRemembered}
        onChange={event => dispatch({ on: 'tick', ticked: { isRemembered: event.currentTarget.checked } })}
      >
        {t.remember}
      </Checkbox>
    </>
  )
}
