import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { useTexts } from '../../../shared/texts.ts'
import { CodeInput } from '../code/CodeInput.tsx'
import { formatPhone } from '../code/phone.ts'
import { SendCode } from '../code/SendCode.tsx'
import { useAutoSubmit } from '../code/useAutoSubmit.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { PasswordField } from '../password/PasswordField.tsx'
import type { StepUp } from './useStepUp.ts'
import '../signInSheet.css'

const otherWays = { passkey: 'usePasskey', password: 'usePassword', code: 'useCode' } as const

/** Where the code or the password is typed that proves that it is the member, or a passkey is asked for. A whole code is sent by itself. */
export function StepUpFields({ step }: { step: StepUp }) {
  const t = useTexts(passwordTexts)
  const { state, detail, isUnsent, isSending, change, send, confirm } = step
  const { by, code, password, tried, trouble, resendAtMs } = state
  // One that was refused waits for another digit.
  useAutoSubmit(code, () => {
    if (code !== tried) void confirm()
  })
  if (!detail) return <Waiting {...step} />
  if (by === 'passkey') return <PasskeyAsked trouble={trouble} />
  if (by === 'password') {
    return (
      <PasswordField
        key="password"
        kind="current"
        label={t.password}
        password={password}
        error={trouble}
        onPassword={typed => change({ password: typed })}
      />
    )
  }
  return (
    <>
      <p className="signInLine">{(isUnsent ? t.ownLine : t.ownSentLine)(`+63 ${formatPhone(detail.phone)}`)}</p>
      {!isUnsent && (
        <>
          <div className="signInCode">
            <Field label={t.code} error={trouble}>
              <CodeInput value={code} onValue={digits => change({ code: digits })} />
            </Field>
          </div>
          <SendCode resendAtMs={resendAtMs} isBusy={isSending} onSend={() => void send()} />
        </>
      )}
    </>
  )
}

/** What counts beside the way that is open. */
export function OtherProof({ step: { detail, others, isBusy, choose } }: { step: StepUp }) {
  const t = useTexts(passwordTexts)
  if (!detail || others.length === 0) return null
  return (
    <div className="signInOther">
      {others.map(way => (
        <Button key={way} look="ghost" size="medium" disabled={isBusy} onClick={() => choose(way)}>
          {t[otherWays[way]]}
        </Button>
      ))}
    </div>
  )
}

function PasskeyAsked({ trouble }: { trouble: string | undefined }) {
  const t = useTexts(passwordTexts)
  return (
    <>
      <p className="signInLine">{t.passkeyLine}</p>
      <p className="fieldMessage" data-error aria-live="polite">
        {trouble}
      </p>
    </>
  )
}

/** Until it is known what will count, nothing is asked for that might not. */
function Waiting({ isFailed, again }: Pick<StepUp, 'isFailed' | 'again'>) {
  const t = useTexts(passwordTexts)
  return (
    <>
      <p className="signInLine" role="status">
        {isFailed ? t.failed : t.loading}
      </p>
      {isFailed && (
        <Button look="soft" size="medium" onClick={again}>
          {t.again}
        </Button>
      )}
    </>
  )
}
