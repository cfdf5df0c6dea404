import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { inTurn } from '../../../shared/answer/inTurn.ts'
import { go } from '../../../shared/navigation.ts'
import { onSessionChange, readToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { gateTexts } from './gate.texts.ts'
import { letClose, watchAnswers } from './goFirst.ts'
import type { Opening } from './openingOf.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { IdPicture } from '../photo/IdPicture.tsx'
import './warning.css'

interface Warning {
  readonly untilMs: number
  readonly opening: Opening | undefined
}

/** Tells how much time is left until the account is restricted, unless the person asked for something and was told meanwhile. */
export async function openWarning(warning: Warning): Promise<void> {
  const isTold = watchAnswers()
  await inTurn(async () => {
    // The person may be on the way already, and there the time is in sight.
    if (isTold() || location.pathname.startsWith('/s-kyc')) return
    const { close, closed } = openModal<boolean>(
      answer => <WarningDialog {...warning} onAnswer={answer} onEnd={() => answer(false)} />,
      { look: 'dialog' },
    )
    const stay = letClose(() => close())
    const stop = onSessionChange(() => {
      if (!readToken()) close()
    })
    const wantsTo = await closed.finally(stop).finally(stay)
    if (wantsTo) await go('/s-kyc')
  })
}

interface WarningDialogProps extends Warning {
  readonly onAnswer: (wantsTo: boolean) => void
  readonly onEnd: () => void
}

function WarningDialog({ untilMs, opening, onAnswer, onEnd }: WarningDialogProps) {
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
        <p>
          {t.warningLine} {opening && t[opening]}
        </p>
        <TimeLeft untilMs={untilMs} onEnd={onEnd} />
      </Dialog>
    </div>
  )
}
