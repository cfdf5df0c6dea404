import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { clock } from '../../../shared/device/clock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { clockFace } from './countdown.ts'
import { passwordTexts } from '../password/password.texts.ts'

interface SendCodeProps {
  readonly resendAtMs: number
  readonly isBusy: boolean
  readonly onSend: () => void
}

/** Sends a code, and counts down to when another one may be asked for. */
export function SendCode({ resendAtMs, isBusy, onSend }: SendCodeProps) {
  const t = useTexts(passwordTexts)
  const left = useSecondsLeft(resendAtMs, clock)
  return (
    <Button look="soft" size="medium" disabled={left > 0} loading={isBusy} onClick={onSend}>
      {left > 0 ? t.sendCodeIn(clockFace(left)) : t.sendCode}
    </Button>
  )
}
