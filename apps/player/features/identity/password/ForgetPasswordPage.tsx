import { type ComponentType, useEffect } from 'react'
import { go } from '../../../shared/navigation.ts'
import { readSignedIn, useSignedIn } from '../../../shared/session/session.ts'
import { ForgetByEmail } from './ForgetByEmail.tsx'
import { ForgetByPhone } from './ForgetByPhone.tsx'
import { type ForgetStep, forgetStep } from './forgetStep.ts'
import { Form as VerifyForm } from '../verification/VerifyForm.tsx'
import { Form as VerifyPasswordForm } from './VerifyPasswordForm.tsx'

const forms: Readonly<Record<ForgetStep, ComponentType>> = {
  phone: ForgetByPhone,
  email: ForgetByEmail,
  verify: VerifyForm,
  verifypassword: VerifyPasswordForm,
}

interface ForgetPasswordPageProps {
  readonly place: { readonly params: Readonly<Record<string, string>> }
}

/** Getting a new password without the old one, one form after another. Who is signed in has no business here. */
export function Page({ place }: ForgetPasswordPageProps) {
  const step = forgetStep(place.params.type)
  const isSignedIn = useSignedIn()
  const Form = forms[step ?? 'phone']
  useEffect(() => {
    if (readSignedIn()) void go('/', { replace: true })
    else if (!step) void go('/forgetPassword/verify/phone', { replace: true })
  }, [step, isSignedIn])
  return <Form />
}
