import { Button } from '@saya/ui/button'
import { Field, useFocusWrong } from '@saya/ui/field'
import { Sheet } from '@saya/ui/modal'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { CodeInput } from '../code/CodeInput.tsx'
import { passwordTexts } from '../password/password.texts.ts'
import { PasswordField } from '../password/PasswordField.tsx'
import { formatPhone } from '../code/phone.ts'
import { SendCode } from '../code/SendCode.tsx'
import { useAutoSubmit } from '../code/useAutoSubmit.ts'
import { useStepUp } from './useStepUp.ts'
import '../signInSheet.css'

const otherWays = { passkey: 'usePasskey', password: 'usePassword', code: 'useCode' } as const

interface StepUpSheetProps {
  readonly isByCode: boolean
  readonly isByPasskey: boolean
  readonly onConfirmed: () => void
}

/** Proves that it is the member, by a passkey, by a code to their own phone or by the password. */
export function StepUpSheet(props: StepUpSheetProps) {
  const t = useTexts(passwordTexts)
  const id = useId()
  const step = useStepUp(props)
  const { state, detail, isBusy, isSending, change, choose, send, confirm } = step
  const { by, code, password, trouble, resendAtMs } = state
  const form = useRef<HTMLFormElement>(null)
  // There is no place to type a code before one was asked for.
  const isUnsent = by === 'code' && state.otpId === ''
  const isTypedNow = detail !== undefined && !isUnsent
  // What is to be typed comes later than the sheet.
  useEffect(() => {
    if (isTypedNow) form.current?.querySelector('input')?.focus()
  }, [isTypedNow, by])

  const judge = useFocusWrong(form, isBusy)
  // One that was refused waits for another digit.
  useAutoSubmit(code, () => {
    if (code !== state.tried) void confirm()
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    judge()
    void confirm()
  }

  return (
    <Sheet
      title={t.confirmTitle}
      closeLabel={t.close}
      actions={
        <>
          {isUnsent ? (
            <Button full loading={isSending} disabled={!detail} onClick={() => void send()}>
              {t.sendCode}
            </Button>
          ) : (
            <Button full type="submit" form={id} loading={isBusy} disabled={!detail}>
              {by === 'passkey' ? t.usePasskey : t.confirm}
            </Button>
          )}
          {detail && step.others.length > 0 && (
            <div className="signInOther">
              {step.others.map(way => (
                <Button key={way} look="ghost" size="medium" disabled={isBusy} onClick={() => choose(way)}>
                  {t[otherWays[way]]}
                </Button>
              ))}
            </div>
          )}
        </>
      }
    >
      <form id={id} ref={form} className="signInForm" onSubmit={submit} noValidate>
        {!detail ? (
          <Waiting {...step} />
        ) : by === 'passkey' ? (
          <PasskeyAsked trouble={trouble} />
        ) : by === 'password' ? (
          <PasswordField
            key="password"
            kind="current"
            label={t.password}
            password={password}
            error={trouble}
            onPassword={typed => change({ password: typed })}
          />
        ) : (
          <>
            <p className="signInLine">{t.ownLine(`+63 ${formatPhone(detail.phone)}`)}</p>
            {!isUnsent && (
              <>
                <div className="signInCode">
                  <Field label={t.code} error={trouble}>
                    <CodeInput value={code} onValue={digits => change({ code: digits })} />
                  </Field>
                </div>
                <div className="signInSend">
                  <SendCode resendAtMs={resendAtMs} isBusy={isSending} onSend={() => void send()} />
                </div>
              </>
            )}
          </>
        )}
      </form>
    </Sheet>
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
function Waiting({ isFailed, again }: { isFailed: boolean; again: () => void }) {
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
