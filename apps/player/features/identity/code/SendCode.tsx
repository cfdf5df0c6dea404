import { codeLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { ProgressRing } from '@saya/ui/progress'
import { clock } from '../../../shared/device/clock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { clockFace, shareLeft } from './countdown.ts'
import { passwordTexts } from '../password/password.texts.ts'
import './sendCode.css'

interface SendCodeProps {
  readonly resendAtMs: number
  /** How long one usually waits for another code. */
  readonly everySeconds?: number
  readonly isBusy: boolean
  readonly onSend: () => void
  /** What the button says, and what it says before the time it waits for. */
  readonly words?: { readonly send: string; readonly sendIn: string }
}

/** Sends a code, and counts down to when another one may be asked for. */
export function SendCode(props: SendCodeProps) {
  const { resendAtMs, everySeconds = codeLimits.accountFormResendSeconds, isBusy, onSend } = props
  const t = useTexts(passwordTexts)
  const left = useSecondsLeft(resendAtMs, clock)
  const { send, sendIn } = props.words ?? { send: t.sendCode, sendIn: t.sendCodeIn }
  return (
    <div className="sendCode">
      {left > 0 && <ProgressRing share={shareLeft(left, everySeconds)} size={24} label={sendIn} />}
      <Button look="soft" size="medium" disabled={left > 0} loading={isBusy} onClick={onSend}>
        {left > 0 ? `${sendIn} ${clockFace(left)}` : send}
      </Button>
    </div>
  )
}
