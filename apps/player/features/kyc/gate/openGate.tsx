import type { Gate } from '@saya/contract/gates.ts'
import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { Dialog, openModal } from '@saya/ui/modal'
import { inTurn } from '../../../shared/answer/inTurn.ts'
import { go } from '../../../shared/navigation.ts'
import { onSessionChange, readToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { Opening } from './openingOf.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { gateTexts } from './gate.texts.ts'
import './warning.css'

interface Reminding {
  readonly about: Gate | 'userCenter'
  readonly opening: Opening | undefined
  /** When the account is restricted, where its time is told with it. */
  readonly untilMs?: number | undefined
}

/** Tells somebody what to do before an act, and leads there whoever wants to. */
export async function openReminder(reminding: Reminding): Promise<void> {
  await inTurn(async () => {
    // The person may be on the way already.
    if (location.pathname.startsWith('/s-kyc')) return
    const { close, closed } = openModal<boolean>(answer => <Reminder {...reminding} onAnswer={answer} />, {
      look: 'dialog',
    })
    // Whoever is signed out meanwhile is asked to sign in, which waits for what lies over the page.
    const stop = onSessionChange(() => {
      if (!readToken()) close()
    })
    if (await closed.finally(stop)) await go('/s-kyc')
  })
}

export async function openUnderReview(gate: Gate): Promise<void> {
  await inTurn(() => openModal(close => <UnderReview gate={gate} onClose={() => close()} />, { look: 'dialog' }).closed)
}

/** Tells whoever was frozen by somebody, whom no verification helps. */
export async function openHeld(): Promise<void> {
  await inTurn(() => openModal(close => <Held onClose={() => close()} />, { look: 'dialog' }).closed)
}

const lines = {
  userCenter: 'userCenter',
  withdraw: 'withdraw',
  deposit: 'deposit',
  depositByWallet: 'deposit',
  play: 'play',
  afterLogin: 'play',
  welfare: 'welfare',
  viewRecords: 'records',
  updateProfile: 'records',
} as const satisfies Record<Gate | 'userCenter', keyof typeof gateTexts>

function Reminder({ about, opening, untilMs, onAnswer }: Reminding & { onAnswer: (wantsTo: boolean) => void }) {
  const t = useTexts(gateTexts)
  return (
    <Dialog
      title={about === 'userCenter' ? t.userCenterTitle : t.title}
      closeLabel={t.close}
      actions={
        <Button full onClick={() => onAnswer(true)} data-autofocus>
          {t.verifyNow}
        </Button>
      }
    >
      <p>
        {t[lines[about]]} {opening && t[opening]}
      </p>
      {untilMs !== undefined && (
        <>
          <p className="kycRestricted">{t.warningTitle}</p>
          <TimeLeft untilMs={untilMs} onEnd={() => onAnswer(false)} />
        </>
      )}
    </Dialog>
  )
}

function UnderReview({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const t = useTexts(gateTexts)
  return (
    <Dialog
      picture={<Icon drawing={clockFill} size={40} />}
      title={t.reviewTitle}
      actions={
        <Button full onClick={onClose} data-autofocus>
          {t.okay}
        </Button>
      }
    >
      {gate === 'withdraw' ? t.reviewWithdraw : t.reviewWallet}
    </Dialog>
  )
}

function Held({ onClose }: { onClose: () => void }) {
  const t = useTexts(gateTexts)
  return (
    <Dialog
      title={t.heldTitle}
      actions={
        <Button full onClick={onClose} data-autofocus>
          {t.okay}
        </Button>
      }
    >
      {t.heldText}
    </Dialog>
  )
}
