import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { CodeStep } from './code/CodeStep.tsx'
import { identityTexts } from './identity.texts.ts'
import { PasswordStep } from './password/PasswordStep.tsx'
import { canUsePasskeys } from './passkey/browserPasskeys.ts'
import { PasskeyStep } from './passkey/PasskeyStep.tsx'
import { PhoneStep } from './code/PhoneStep.tsx'
import type { SignInStep } from './signInForm.ts'
import { Sunrise } from './Sunrise.tsx'
import { useSignInForm } from './useSignInForm.ts'
import './signInSheet.css'

const steps = {
  'login-otp-1': { Step: PhoneStep, title: 'title', submit: 'submit' },
  'login-otp-2': { Step: CodeStep, title: 'codeTitle', submit: 'logIn' },
  'login-password': { Step: PasswordStep, title: 'passwordTitle', submit: 'logIn' },
  'login-passkey': { Step: PasskeyStep, title: 'passkeyTitle', submit: 'passkeySubmit' },
} as const

interface SignInSheetProps {
  readonly firstStep: SignInStep | undefined
  /** Whoever forgot the password leaves the sheet for a page. */
  readonly onForgotten: () => void
  /** Whoever cannot sign in leaves it for people who can help. */
  readonly onHelp: () => void
}

/** Signing in by a code, the phone first and then the six digits sent to it; by phone and password; or by a passkey. */
export function SignInSheet({ firstStep, onForgotten, onHelp }: SignInSheetProps) {
  const t = useTexts(identityTexts)
  const id = useId()
  const filled = useSignInForm(firstStep)
  const { form, dispatch } = filled
  const { Step, title, submit } = steps[form.step]
  const isPassword = form.step === 'login-password'
  const isPasskey = form.step === 'login-passkey'
  useFirstField(id, form.step)
  const isShort = form.step === 'login-otp-2' && form.code.length < 6
  return (
    <Sheet
      title={t[title]}
      closeLabel={t.close}
      back={
        form.step === 'login-otp-2' || isPasskey ? { label: t.back, onBack: () => dispatch({ on: 'back' }) } : undefined
      }
      crown={<Sunrise />}
      actions={
        <>
          <Button full type="submit" form={id} loading={form.isBusy} disabled={isShort}>
            {t[submit]}
          </Button>
          <div className="signInOther">
            {!isPasskey && (
              <Button
                look="ghost"
                size="medium"
                disabled={form.isBusy}
                onClick={() => dispatch({ on: isPassword ? 'back' : 'usePassword' })}
              >
                {isPassword ? t.useCode : t.usePassword}
              </Button>
            )}
            {!isPasskey && canUsePasskeys() && (
              <Button look="ghost" size="medium" disabled={form.isBusy} onClick={() => void filled.submitPasskey()}>
                {t.usePasskey}
              </Button>
            )}
            {isPassword && (
              <Button look="ghost" size="medium" onClick={onForgotten}>
                {t.forgotten}
              </Button>
            )}
            <Button look="ghost" size="medium" onClick={onHelp}>
              {t.help}
            </Button>
          </div>
        </>
      }
    >
      <Step id={id} filled={filled} />
    </Sheet>
  )
}

/** With a new step the focus goes to the first field that is still empty, which also tells the reader where one is. */
function useFirstField(formId: string, step: SignInStep): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const fields = [...(document.getElementById(formId)?.querySelectorAll('input') ?? [])]
    const first = fields.find(field => field.value === '') ?? fields[0]
    first?.focus()
  }, [formId, step])
}
