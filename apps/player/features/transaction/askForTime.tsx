import { RadioList } from '@saya/ui/choice'
import { openModal, Sheet } from '@saya/ui/modal'
import { useTexts } from '../../shared/texts.ts'
import { type TimeFlag, timeFlags } from './filter.rules.ts'
import { transactionTexts } from './transaction.texts.ts'

/** Asks for the days of a list. Choosing is deciding; there is nothing to confirm. */
export function askForTime(current: TimeFlag): Promise<TimeFlag | undefined> {
  return openModal<TimeFlag>(close => <TimeSheet current={current} onTime={close} />, { look: 'sheet' }).closed
}

function TimeSheet({ current, onTime }: { current: TimeFlag; onTime: (timeFlag: TimeFlag) => void }) {
  const t = useTexts(transactionTexts)
  return (
    <Sheet title={t.times} closeLabel={t.close}>
      <RadioList
        name="time"
        label={t.times}
        options={timeFlags.map(flag => ({ value: flag, label: t[flag] }))}
        value={current}
        onValue={value => onTime(timeFlags.find(flag => flag === value) ?? current)}
      />
    </Sheet>
  )
}
