import { realityCheckMinutes } from '@saya/contract/realityCheck/realityCheck.ts'
import { Card } from '@saya/ui/card'
import { PickList } from '@saya/ui/choice'
import { clockCounterClockwise } from '@saya/ui/icon/drawings/clockCounterClockwise'
import { ListRowButton } from '@saya/ui/listRow'
import { openModal, Sheet } from '@saya/ui/modal'
import { Skeleton } from '@saya/ui/skeleton'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { realityCheckTexts } from './realityCheck.texts.ts'
import { usePlayedText } from './usePlayedText.ts'

const choices = [realityCheckMinutes.least, 30, 45, realityCheckMinutes.usual, 90, realityCheckMinutes.most]

/** How often a member wants to be told how long they have played. It cannot be turned off. */
export function CheckSetting() {
  const t = useTexts(realityCheckTexts)
  const written = usePlayedText()
  const { answer, error, refresh } = useAnswer('GET /member/reality_check/detail', {})

  async function choose(minutes: number) {
    try {
      await callServer('POST /member/reality_check/set', { body: { minutes } })
      await refresh()
      void say(t.saved, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.failed), 'bad')
    }
  }

  function open() {
    openModal(
      close => (
        <CheckChoice
          minutes={answer?.every_minutes}
          onChoice={minutes => {
            close()
            void choose(minutes)
          }}
        />
      ),
      { look: 'sheet' },
    )
  }

  return (
    <section aria-labelledby="realityCheck">
      <h2 className="h2" id="realityCheck">
        {t.settingTitle}
      </h2>
      <p>{t.settingText}</p>
      {!answer && error === undefined ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" />
        </div>
      ) : (
        <Card>
          <ListRowButton
            drawing={clockCounterClockwise}
            title={t.every}
            value={answer && written(answer.every_minutes)}
            aria-haspopup="dialog"
            onClick={open}
          />
        </Card>
      )}
    </section>
  )
}

interface CheckChoiceProps {
  readonly minutes: number | undefined
  readonly onChoice: (minutes: number) => void
}

function CheckChoice({ minutes, onChoice }: CheckChoiceProps) {
  const t = useTexts(realityCheckTexts)
  const written = usePlayedText()
  return (
    <Sheet title={t.settingTitle} closeLabel={t.close}>
      <PickList
        name="realityCheck"
        label={t.every}
        value={minutes === undefined ? undefined : String(minutes)}
        onPick={value => onChoice(Number(value))}
        options={choices.map(choice => ({ value: String(choice), label: written(choice) }))}
      />
    </Sheet>
  )
}
