import { readRange } from '@saya/contract/dayRange.ts'
import { manilaDay } from '@saya/money'
import { Button } from '@saya/ui/button'
import { PickList } from '@saya/ui/choice'
import { Field } from '@saya/ui/field'
import { TextInput } from '@saya/ui/input'
import { openModal, Sheet } from '@saya/ui/modal'
import { type SyntheticEvent, useState } from 'react'
import { serverClock } from '../../shared/device/serverClock.ts'
import { useTexts } from '../../shared/texts.ts'
import { type TimeFlag, timeFlags } from './filter.rules.ts'
import { transactionTexts } from './transaction.texts.ts'

/** Asks for the days of a list. Choosing one of the usual ones is deciding; one's own are confirmed. */
export function askForTime(current: TimeFlag): Promise<TimeFlag | undefined> {
  return openModal<TimeFlag>(close => <TimeSheet current={current} onTime={close} />, { look: 'sheet' }).closed
}

interface TimeSheetProps {
  readonly current: TimeFlag
  readonly onTime: (timeFlag: TimeFlag) => void
}

function TimeSheet({ current, onTime }: TimeSheetProps) {
  const t = useTexts(transactionTexts)
  const usual = timeFlags.find(one => one === current)
  return (
    <Sheet title={t.times} closeLabel={t.close}>
      <PickList
        name="time"
        label={t.times}
        options={timeFlags.map(flag => ({ value: flag, label: t[flag] }))}
        value={usual ?? ''}
        onPick={value => onTime(timeFlags.find(flag => flag === value) ?? current)}
      />
      <OwnDays current={current} onTime={onTime} />
    </Sheet>
  )
}

function OwnDays({ current, onTime }: TimeSheetProps) {
  const t = useTexts(transactionTexts)
  const today = manilaDay(serverClock.now())
  const known = readRange(current)
  const [from, setFrom] = useState(known?.from ?? '')
  const [to, setTo] = useState(known?.to ?? today)
  const [isJudged, setJudged] = useState(false)
  const range = readRange(`${from}_${to}`)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setJudged(true)
    if (range) onTime(`${range.from}_${range.to}`)
  }

  return (
    <form className="ownDays" aria-label={t.own} noValidate onSubmit={submit}>
      <h3 className="h3">{t.own}</h3>
      <div className="ownDaysFields">
        <Field label={t.from} error={isJudged && !range ? t.noRange : undefined}>
          <TextInput type="date" max={today} value={from} onChange={event => setFrom(event.currentTarget.value)} />
        </Field>
        <Field label={t.until}>
          <TextInput type="date" max={today} value={to} onChange={event => setTo(event.currentTarget.value)} />
        </Field>
      </div>
      <Button full look="neutral" type="submit">
        {t.showDays}
      </Button>
    </form>
  )
}
