import { Button } from '@saya/ui/button'
import { Countdown } from '@saya/ui/countdown'
import { Dialog, openModal } from '@saya/ui/modal'
import { inTurn } from '../../../shared/answer/inTurn.ts'
import { go } from '../../../shared/navigation.ts'
import { serverClock } from '../../../shared/device/serverClock.ts'
import { onSessionChange, readToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { gateTexts } from './gate.texts.ts'
import { IdPicture } from '../photo/IdPicture.tsx'
import './warning.css'

/** Tells how much time is left until the account is restricted. */
export async function openWarning(untilMs: number): Promise<void> {
  await inTurn(async () => {
    // The person may be on the way already, and there the time is in sight.
    if (location.pathname.startsWith('/s-kyc')) return
    const { close, closed } = openModal<boolean>(
      answer => <WarningDialog untilMs={untilMs} onAnswer={answer} onEnd={() => answer(false)} />,
      { look: 'dialog' },
    )
    const stop = onSessionChange(() => {
      if (!readToken()) close()
    })
    if (await closed.finally(stop)) await go('/s-kyc')
  })
}

interface WarningDialogProps {
  readonly untilMs: number
  readonly onAnswer: (wantsTo: boolean) => void
  readonly onEnd: () => void
}

function WarningDialog({ untilMs, onAnswer, onEnd }: WarningDialogProps) {
  const t = useTexts(gateTexts)
  return (
    <div className="kycWarning">
      <div className="kycSunrise">
        <IdPicture />
      </div>
      <Dialog
        title={t.warningTitle}
        actions={
          <>
            <Button full onClick={() => onAnswer(true)} data-autofocus>
              {t.okay}
            </Button>
            <Button full look="ghost" onClick={() => onAnswer(false)}>
              {t.later}
            </Button>
          </>
        }
      >
        <p>{t.warningText}</p>
        <Countdown
          untilMs={untilMs}
          clock={serverClock}
          words={[t.hours, t.minutes, t.seconds]}
          announce={({ hours, minutes }) => t.left(hours, minutes)}
          onEnd={onEnd}
        />
      </Dialog>
    </div>
  )
}
