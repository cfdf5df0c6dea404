import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { PushKinds } from './PushKinds.tsx'
import { pushTexts } from './push.texts.ts'
import { usePush } from './usePush.ts'
import './push.css'

interface PushSheetProps {
  /** Called with the address to go on to, or none. */
  readonly onWay: (address?: string) => void
}

/** What is told on this device and when, whether it is on, and where it cannot be, what to do. */
export function PushSheet({ onWay }: PushSheetProps) {
  const t = useTexts(pushTexts)
  const { state, error, isBusy, again, turn } = usePush()
  const isOpen = state === 'on' || state === 'off'
  const actions = isOpen ? (
    <Button
      full
      look={state === 'on' ? 'neutral' : 'primary'}
      loading={isBusy}
      onClick={() => void turn(state === 'off')}
    >
      {state === 'on' ? t.turnOff : t.turnOn}
    </Button>
  ) : (
    <Button full look="neutral" onClick={() => onWay()}>
      {t.fine}
    </Button>
  )
  return (
    <Sheet title={t.page} closeLabel={t.close} actions={actions}>
      <div className="pushSheet">
        {error === undefined && !state && (
          <div role="status">
            <span className="unseen">{t.loading}</span>
            <Skeleton shape="row" />
          </div>
        )}
        {error !== undefined && (
          <div role="alert">
            <p>{sentenceOf(error, t.failed)}</p>
            <Button look="soft" size="small" onClick={again}>
              {t.again}
            </Button>
          </div>
        )}
        {state && !isOpen && <Note tone="wait">{t[state]}</Note>}
        {isOpen && (
          <>
            <p role="status">{state === 'on' ? t.isOn : t.isOff}</p>
            <PushKinds onWay={onWay} />
          </>
        )}
      </div>
    </Sheet>
  )
}
