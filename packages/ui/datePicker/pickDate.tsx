import { useState } from 'react'
import { openModal } from '../modal/modalStore.ts'
import { PickerSheet, type PickerTexts } from '../wheel/PickerSheet.tsx'
import { Wheel } from '../wheel/Wheel.tsx'
import { WheelRack } from '../wheel/WheelRack.tsx'
import * as calendar from './calendar.ts'

interface DateTexts extends PickerTexts {
  year: string
  month: string
  day: string
  months: readonly string[]
}

interface DatePickerProps {
  texts: DateTexts
  /** All days are written `YYYY-MM-DD`. */
  today: string
  min?: string | undefined
  max?: string | undefined
  value?: string | undefined
}

/** Opens the three wheels; answers the day confirmed, or nothing when they were left. */
export function pickDate(props: DatePickerProps): Promise<string | undefined> {
  return openModal<string>(close => <DatePicker {...props} onDone={close} />, { look: 'sheet' }).closed
}

function DatePicker({ texts, today, min, max, value, onDone }: DatePickerProps & { onDone: (day?: string) => void }) {
  const [bounds] = useState(() =>
    calendar.boundsOf({ today: known(today), ...(min && { min: known(min) }), ...(max && { max: known(max) }) }),
  )
  const [date, setDate] = useState(() => calendar.nearestDate(bounds, value ? known(value) : bounds.last))

  function turn(part: Partial<calendar.CalendarDate>) {
    setDate(calendar.nearestDate(bounds, { ...date, ...part }))
  }

  return (
    <PickerSheet texts={texts} onCancel={() => onDone()} onConfirm={() => onDone(calendar.writeDate(date))}>
      <WheelRack>
        <Wheel
          label={texts.year}
          options={calendar.yearsIn(bounds).map(year => option(year, String(year)))}
          value={String(date.year)}
          onValue={year => turn({ year: Number(year) })}
        />
        <Wheel
          label={texts.month}
          options={calendar.monthsIn(bounds, date.year).map(month => option(month, texts.months[month - 1] ?? ''))}
          value={String(date.month)}
          onValue={month => turn({ month: Number(month) })}
        />
        <Wheel
          label={texts.day}
          options={calendar.daysIn(bounds, date).map(day => option(day, calendar.twoDigits(day)))}
          value={String(date.day)}
          onValue={day => turn({ day: Number(day) })}
        />
      </WheelRack>
    </PickerSheet>
  )
}

function option(value: number, label: string) {
  return { value: String(value), label }
}

function known(text: string): calendar.CalendarDate {
  const date = calendar.readDate(text)
  if (!date) throw new RangeError(`${text} is no day.`)
  return date
}
