import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { ProgressRing } from '@saya/ui/progress'
import { clock } from '../../../shared/device/clock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { clockFace, shareLeft } from './countdown.ts'
import { identityTexts } from '../identity.texts.ts'
import type { SignInSheetForm } from '../useSignInForm.ts'

/** Counts down to when another code may be asked for, and then asks for it. */
export function ResendCode({ filled: { form, resend } }: { filled: SignInSheetForm }) {
  const t = useTexts(identityTexts)
  const left = useSecondsLeft(form.resendAtMs, clock)
  return (
    <div className="signInResend">
      {left > 0 ? (
        <>
          <ProgressRing share={shareLeft(left)} size={24} label={t.resendIn} />
          {t.resendIn} <span className="num">{clockFace(left)}</span>
        </>
      ) : (
        <Button look="ghost" size="medium" disabled={form.isBusy} onClick={() => void resend()}>
          {t.resend}
        </Button>
      )}
    </div>
  )
}
