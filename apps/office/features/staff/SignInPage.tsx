import { lettering, SunMark } from '@saya/ui/wordmark'
import { useState } from 'react'
import { CodeStep, type OfficeTicket } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import './signIn.css'

/** The door of the office: a password, then a code. */
export function SignInPage() {
  const [step, setStep] = useState<OfficeTicket>()
  return (
    <main className="signIn">
      <div className="signInCard">
        <div className="signInMark">
          <SunMark size={44} />
          <svg viewBox="0 0 62 26" width="84" height="35" fill="currentColor" role="img" aria-label="Saya">
            <path d={lettering} />
          </svg>
          <span>Back office</span>
        </div>
        {step ? <CodeStep {...step} onBack={() => setStep(undefined)} /> : <PasswordStep onTicket={setStep} />}
      </div>
      <p className="signInFoot">The audit log records everything you do here.</p>
    </main>
  )
}
