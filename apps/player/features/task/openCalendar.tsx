import { months } from '@saya/contract/manilaText.ts'
import { Button, IconButton } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { caretLeftBold } from '@saya/ui/icon/drawings/caretLeftBold'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { openModal, Sheet } from '@saya/ui/modal'
import { useContext, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { daysOf, monthBeside, monthCells, type SignedDay, unknownDays } from './task.rules.ts'
import { taskTexts, weekLetters } from './task.texts.ts'

export function openCalendar(today: string): void {
  openModal(() => <CheckInCalendar today={today} />, { look: 'sheet' })
}

/** The days that were checked in, a month at a time, and no month that is still to come. */
function CheckInCalendar({ today }: { today: string }) {
  const t = useTexts(taskTexts)
  const language = useContext(LanguageContext)
  const [month, setMonth] = useState(today.slice(0, 7))
  const days = daysOf(month)
  const query = { start_time: days[0] ?? '', end_time: days.at(-1) ?? '' }
  const { answer, error, again } = useAnswer('GET /promo/sign/history', { query }, { mayBeOld: true })
  const isFailed = !answer && error !== undefined
  const known: readonly SignedDay[] = answer?.d ?? (isFailed ? unknownDays(days, today) : [])
  const [before, after] = [monthBeside(month, -1, today), monthBeside(month, 1, today)]
  return (
    <Sheet title={t.record} closeLabel={t.close}>
      <div className="calendarHead">
        <IconButton drawing={caretLeftBold} label={t.before} onClick={() => before && setMonth(before)} />
        <h3 aria-live="polite">
          {months[language][Number(month.slice(5)) - 1]} {month.slice(0, 4)}
        </h3>
        <IconButton
          drawing={caretRightBold}
          label={t.after}
          disabled={!after}
          onClick={() => after && setMonth(after)}
        />
      </div>
      <ol className="calendar" aria-busy={!answer && !isFailed}>
        {weekLetters[language].map(letter => (
          <li key={letter} className="calendarName" aria-hidden="true">
            {letter}
          </li>
        ))}
        {monthCells(month).map((day, at) => (
          <Day
            key={day ?? `blank ${at}`}
            day={day}
            known={known.find(({ date }) => date === day)}
            isToday={day === today}
          />
        ))}
      </ol>
      <p className="calendarLine">
        {isFailed ? t.recordFailed : t.signedDays(known.filter(({ status }) => status === 'signed').length)}
      </p>
      {isFailed && (
        <Button full look="soft" size="medium" onClick={again}>
          {t.again}
        </Button>
      )}
    </Sheet>
  )
}

interface DayProps {
  readonly day: string | null
  readonly known: SignedDay | undefined
  readonly isToday: boolean
}

function Day({ day, known, isToday }: DayProps) {
  const t = useTexts(taskTexts)
  if (day === null) return <li aria-hidden="true" />
  const status = known?.status ?? 'pending'
  const words = { signed: t.checked, missed: t.missed, pending: isToday ? t.today : t.open }
  return (
    <li className="calendarDay" data-state={status} data-today={isToday || undefined}>
      <span>{Number(day.slice(8))}</span>
      {status === 'signed' ? (
        <Icon drawing={checkBold} size={14} />
      ) : (
        <small aria-hidden="true">{pointsOf(known)}</small>
      )}
      <span className="unseen">{words[status]}</span>
    </li>
  )
}

function pointsOf(known: SignedDay | undefined): string {
  return known && known.status === 'pending' && known.points > 0 ? `+${known.points}` : ''
}
