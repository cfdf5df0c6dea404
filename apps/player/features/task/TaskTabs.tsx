import { UnderlineTabs } from '@saya/ui/tabs'
import { useSecondsLeft } from '@saya/ui/countdown'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { forgetDailyTasks, opensOnDailyTasks } from '../../shared/device/pointsTab.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { type NewbieInfo, readConfig, timeLeft } from './task.rules.ts'
import { taskTexts } from './task.texts.ts'
import { type ShownTask, TaskRow } from './TaskRow.tsx'
import type { Points } from './usePoints.ts'
import { findLeft } from './wayBack.ts'

interface TaskTabsProps {
  readonly points: Points
  readonly rows: readonly ShownTask[]
  readonly week: NewbieInfo
  readonly isDailyFirst: boolean
}

/** The tasks of the first week and those of every day. Behind the first week, what is left of it to collect stands with the others. */
export function TaskTabs({ points, rows, week, isDailyFirst }: TaskTabsProps) {
  const t = useTexts(taskTexts)
  const [chosen, setChosen] = useState<'newbie' | 'daily'>(() => firstTab(rows, isDailyFirst))
  // Only once it is there: a page that is drawn while others wait is now and then begun anew.
  useEffect(forgetDailyTasks, [])
  const { isNewbiePeriod } = week
  const shown = isNewbiePeriod ? chosen : 'daily'
  const tabs = isNewbiePeriod
    ? [
        { value: 'newbie' as const, label: t.newbie },
        { value: 'daily' as const, label: t.daily },
      ]
    : [{ value: 'daily' as const, label: t.daily }]
  const category = !isNewbiePeriod ? undefined : shown === 'newbie' ? 1 : 2
  // The same list as long as nothing of it changes, or it would be drawn anew with each other answer.
  const listed = useMemo(() => listedOf(rows, category), [rows, category])
  return (
    <section className="tasks" aria-label={t.tasks}>
      <UnderlineTabs label={t.tasks} tabs={tabs} value={shown} onValue={setChosen} panel="tasks-panel" />
      <div id="tasks-panel" role="tabpanel" aria-label={shown === 'newbie' ? t.newbie : t.daily}>
        {shown === 'newbie' && <Ending key={week.secondsRemaining} week={week} onEnd={() => void points.refresh()} />}
        {listed.length === 0 ? (
          <PicturedState title={t.none} line={t.noneLine} />
        ) : (
          <Rows key={shown} rows={listed} points={points} />
        )}
        <p className="tasksLine">{t.window}</p>
      </div>
    </section>
  )
}

/** Those whose config can be read, of one category or of all. */
function listedOf(rows: readonly ShownTask[], category: 1 | 2 | undefined): readonly ShownTask[] {
  const readable = rows.filter(({ config }) => readConfig(config))
  return category ? readable.filter(({ task_category: own }) => own === category) : readable
}

interface RowsProps {
  readonly rows: readonly ShownTask[]
  readonly points: Points
}

/** So many rows a phone has room for at once. */
const firstRows = 4

/** What is in sight is drawn first, and the rest of the list behind it. */
function Rows({ rows, points }: RowsProps) {
  const drawn = useDeferredValue(rows, rows.slice(0, firstRows))
  return (
    <ul className="taskRows">
      {drawn.map(row => (
        <TaskRow key={row.ty} row={row} points={points} />
      ))}
    </ul>
  )
}

/** Whoever comes back from a task finds it on the tab that they left; others begin where the address says. */
function firstTab(rows: readonly ShownTask[], isDailyFirst: boolean): 'newbie' | 'daily' {
  const isDailyAsked = opensOnDailyTasks() || isDailyFirst
  const left = findLeft()
  const category = rows.find(({ ty }) => ty === left)?.task_category
  if (category) return category === 1 ? 'newbie' : 'daily'
  return isDailyAsked ? 'daily' : 'newbie'
}

/** When the tasks of the first week end, which is said and never hurried. */
function Ending({ week, onEnd }: { week: NewbieInfo; onEnd: () => void }) {
  const t = useTexts(taskTexts)
  // It runs from what the server said, whatever the time on the phone is.
  const [untilMs] = useState(() => performance.now() + week.secondsRemaining * 1000)
  const [days, time] = timeLeft(useSecondsLeft(untilMs, performance, onEnd))
  const [hours, minutes, seconds] = time.split(':')
  return (
    <p className="tasksEnd" role="timer">
      {t.ends}{' '}
      <span className="tasksLeft num">
        <b>{t.endsDays(days)}</b> {t.endsAnd}{' '}
        <span>
          <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
        </span>
      </span>
    </p>
  )
}
