import type { CheckInConfig } from '@saya/contract/task/task.ts'
import { dayMs, manilaDay } from '@saya/money'
import { Button, IconButton } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { calendarCheck } from '@saya/ui/icon/drawings/calendarCheck'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { SunCoin } from '../../shared/filcoin/SunCoin.tsx'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { useTexts } from '../../shared/texts.ts'
import { openCalendar } from './openCalendar.tsx'
import { type CellState, givesSeventh, type NewbieInfo, savedDay, type WeekCell, weekOf } from './task.rules.ts'
import { taskTexts } from './task.texts.ts'
import type { RewardArt } from './taskArt.ts'
import type { Points } from './usePoints.ts'

interface CheckInCardProps {
  readonly points: Points
  readonly config: CheckInConfig | undefined
  readonly week: NewbieInfo
  readonly startAt: number
}

/** The week of the check-in and its one button. */
export function CheckInCard({ points, config, week, startAt }: CheckInCardProps) {
  const t = useTexts(taskTexts)
  const signed = useSignedPlaces(startAt, week.isNewbiePeriod, config?.sign_in_days ?? 0)
  if (!config) return null
  const { sign_in_days: inARow } = config
  const today = manilaDay((points.newbie?.cur_time ?? 0) * 1000)
  const cells = weekOf(config, week.isNewbiePeriod, signed)
  return (
    <section className="checkIn" aria-labelledby="check-in">
      <div className="checkInHead">
        <div>
          <h2 className="h2" id="check-in">
            {week.isNewbiePeriod ? t.newbieCheckIn : t.checkIn}
          </h2>
          <p>{inARow > 0 ? t.inARow(inARow) : week.isNewbiePeriod ? t.ownDays : t.anew}</p>
        </div>
        <IconButton disc drawing={calendarCheck} label={t.record} onClick={() => openCalendar(today)} />
      </div>
      <ol className="checkInWeek">
        {cells.map(cell => (
          <Cell key={cell.place} cell={cell} />
        ))}
      </ol>
      <Acts points={points} config={config} isSaving={!week.isNewbiePeriod && savedDay(config.make_up) !== undefined} />
    </section>
  )
}

interface ActsProps {
  readonly points: Points
  readonly config: CheckInConfig
  /** Whether the week that is shown goes on by checking in both days alone. */
  readonly isSaving: boolean
}

/**
 * The one button, and beside it the offer of a missed day: once, and nothing more. What the week above shows is what the first button gives.
 */
function Acts({ points, config, isSaving }: ActsProps) {
  const t = useTexts(taskTexts)
  const { daily_done: isDone, type, bonus, make_up: makeUp } = config
  const both = makeUp && (
    <Button
      full
      look={isSaving ? 'primary' : 'soft'}
      disabled={points.obstacle !== undefined}
      loading={points.busy === `${type} both`}
      onClick={() => void points.collect(type, { makeUp: true, art: artOf(config, true) })}
    >
      {t.both(makeUp.bonus)}
    </Button>
  )
  const isOpen = !isDone && points.obstacle === undefined
  const isBusy = points.busy === String(type)
  const one = (
    <div className="checkInOne">
      <Button
        full
        look={isSaving ? 'soft' : 'primary'}
        disabled={!isOpen}
        loading={isBusy}
        onClick={() => void points.collect(type, { art: artOf(config, false) })}
      >
        {isDone ? t.done : t.check}
      </Button>
      {isOpen && !isBusy && <span className="checkInGives num">+{bonus}</span>}
    </div>
  )
  if (!both) return one
  return (
    <div className="checkInBoth">
      {isSaving ? (
        <>
          <p>{t.bothFirst}</p>
          {both}
          <p>{t.todayAlone}</p>
          {one}
        </>
      ) : (
        <>
          {one}
          <p>{t.bothLine}</p>
          {both}
        </>
      )}
    </div>
  )
}

function artOf(config: CheckInConfig, isBoth: boolean): RewardArt {
  return givesSeventh(config, isBoth) ? 'present' : 'coins'
}

function Cell({ cell: { place, state, coins } }: { cell: WeekCell }) {
  const t = useTexts(taskTexts)
  const words: Readonly<Record<CellState, string>> = {
    checked: t.day(place),
    waiting: t.today,
    lost: t.missed,
    pending: t.day(place),
  }
  return (
    <li className="checkInDay" data-state={state} data-last={place === 7 || undefined}>
      <span>
        {words[state]}
        {state === 'checked' && <span className="unseen">: {t.checked}</span>}
      </span>
      {state === 'checked' ? (
        <span className="checkInTick">
          <Icon drawing={checkBold} size={18} />
        </span>
      ) : place === 7 ? (
        <GiftPicture src="/img/task/gift.webp" width={62} height={62} />
      ) : (
        <SunCoin size={30} />
      )}
      <b className="num">+{coins}</b>
    </li>
  )
}

/** Which days of the first week were checked in. Until it is known, none is said to be missed. */
function useSignedPlaces(startAt: number, isNewbie: boolean, inARow: number): ReadonlySet<number> {
  const days = Array.from({ length: 7 }, (_, at) => manilaDay(startAt * 1000 + at * dayMs))
  const query = { start_time: days[0] ?? '', end_time: days[6] ?? '' }
  const history = useAnswer('GET /promo/sign/history', { query }, { isSkipped: !isNewbie, mayBeOld: true })
  const renew = useEffectEvent(() => {
    if (isNewbie) void history.refresh().catch(() => {})
  })
  const known = useRef(inARow)
  useEffect(() => {
    if (known.current === inARow) return
    known.current = inARow
    renew()
  }, [inARow])
  if (!history.answer) return new Set([1, 2, 3, 4, 5, 6, 7])
  return new Set(history.answer.d.flatMap((day, at) => (day.status === 'signed' ? [at + 1] : [])))
}
