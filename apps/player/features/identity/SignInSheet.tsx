import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { CodeStep } from './CodeStep.tsx'
import { identityTexts } from './identity.texts.ts'
import { PhoneStep } from './PhoneStep.tsx'
import { Sunrise } from './Sunrise.tsx'
import { useSignInForm } from './useSignInForm.ts'
import './signInSheet.css'

/** Signing in by a code: the phone first, then the six digits sent to it. */
export function SignInSheet() {
  const t = useTexts(identityTexts)
  const id = useId()
  const filled = useSignInForm()
  const { form, dispatch } = filled
  const isPhone = form.step === 'login-otp-1'
  return (
    <Sheet
      title={isPhone ? t.title : t.codeTitle}
      closeLabel={t.close}
      back={isPhone ? undefined : { label: t.back, onBack: () => dispatch({ on: 'back' }) }}
      crown={<Sunrise />}
      actions={
        <Button full type="submit" form={id} loading={form.isBusy} disabled={!isPhone && form.code.length < 6}>
          {isPhone ? t.submit : t.logIn}
        </Button>
      }
    >
      {isPhone ? <PhoneStep id={id} filled={filled} /> : <CodeStep id={id} filled={filled} />}
    </Sheet>
  )
}
