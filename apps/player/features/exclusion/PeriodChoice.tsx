import { endOf, type Period, periodTexts } from '@saya/contract/exclusion/period.ts'
import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { RadioList } from '@saya/ui/choice'
import { useContext, useState } from 'react'
import { serverClock } from '../../shared/device/serverClock.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { exclusionTexts } from './exclusion.texts.ts'
import { useMoment } from './useMoment.ts'

interface PeriodChoiceProps<P extends Period> {
  readonly name: string
  readonly label: string
  readonly act: string
  readonly periods: readonly P[]
  readonly isBusy: boolean
  readonly onChoice: (period: P) => void
}

/** For how long, each with the moment at which it would end, and the button that asks once more. */
export function PeriodChoice<P extends Period>({ periods, isBusy, onChoice, ...words }: PeriodChoiceProps<P>) {
  const t = useTexts(exclusionTexts)
  const language = useContext(LanguageContext)
  const write = useMoment()
  const [wanted, setWanted] = useState<P>()
  const chosen = periods.find(period => period === wanted)
  const nowMs = serverClock.now()
  return (
    <>
      <Card>
        <RadioList
          name={words.name}
          label={words.label}
          value={chosen}
          onValue={value => setWanted(periods.find(period => period === value))}
          options={periods.map(period => ({
            value: period,
            label: periodTexts[period][language === 'en' ? 0 : 1],
            note: t.until(write(endOf(period, nowMs))),
          }))}
        />
      </Card>
      <Button look="neutral" full loading={isBusy} disabled={!chosen} onClick={() => chosen && onChoice(chosen)}>
        {words.act}
      </Button>
    </>
  )
}
