import { HeroCard } from '@saya/ui/card'
import { groupDigits } from '@saya/money'
import { Skeleton } from '@saya/ui/skeleton'
import { type ReactNode, useDeferredValue } from 'react'
import { taskStates } from '@saya/contract/task/task.ts'
import { placeOfType } from '@saya/contract/task/taskTypes.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { SunCoin } from '../../shared/filcoin/SunCoin.tsx'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { useOffers } from '../../shared/offers/useOffers.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useTexts } from '../../shared/texts.ts'
import { CheckInCard } from './CheckInCard.tsx'
import { FilcoinHead } from './FilcoinHead.tsx'
import { Obstacle } from './Obstacle.tsx'
import { newbieOf, readCheckIn, readConfig } from './task.rules.ts'
import { taskTexts } from './task.texts.ts'
import { type ShownTask, TaskRow } from './TaskRow.tsx'
import { TaskTabs } from './TaskTabs.tsx'
import { type Points, usePoints } from './usePoints.ts'
import { useVisit } from './useVisit.ts'
import './taskPage.css'

/** Whether the pages run as an app of their own on the phone. */
function isInApp(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches
}

/** How Filcoins are earned: by checking in, and by tasks. */
export function Page({ place }: { place: { readonly params: Readonly<Record<string, string>> } }) {
  const t = useTexts(taskTexts)
  const points = usePoints()
  const offers = useOffers()
  useVisit('app', isInApp())
  return (
    <>
      <FilcoinHead on="earn" />
      <main className="pointsPage">
        <Balance points={points} areOffersShown={offers === 'shown'} />
        {points.failure !== undefined ? (
          <Waits failure={points.failure} again={points.again} failed={t.notLoaded}>
            {null}
          </Waits>
        ) : (
          <>
            <OffersOnly>
              <Earning points={points} isDailyFirst={place.params.tab === 'daily'} />
            </OffersOnly>
            {offers === 'hidden' && <Earned points={points} />}
          </>
        )}
      </main>
    </>
  )
}

function Earning({ points, isDailyFirst }: { points: Points; isDailyFirst: boolean }) {
  const { newbie, daily } = points
  // The long list is drawn behind what stands above it, so that a slow phone is never held.
  const tasks = useDeferredValue(points.tasks)
  if (!newbie || !daily || !points.tasks) {
    return (
      <TasksWait>
        <Skeleton />
      </TasksWait>
    )
  }
  const week = newbieOf(newbie)
  return (
    <>
      {points.obstacle && <Obstacle {...points.obstacle} />}
      <CheckInCard points={points} config={readCheckIn(daily.d.config)} week={week} startAt={newbie.d.start_at} />
      {tasks ? <TaskTabs points={points} rows={tasks.d} week={week} isDailyFirst={isDailyFirst} /> : <TasksWait />}
    </>
  )
}

/** What somebody who is shown no offers has earned already, unless coins are closed to them. */
function Earned({ points }: { points: Points }) {
  const t = useTexts(taskTexts)
  const { answer } = useAnswer('GET /member/gate/list', {}, { mayBeOld: true })
  const mayCollect = answer?.every(({ closes }) => !closes.includes('points')) === true
  const done = doneOf(points)
  if (!mayCollect || points.obstacle || done.length === 0) return null
  return (
    <section aria-label={t.tasks}>
      <ul className="taskRows">
        {done.map(row => (
          <TaskRow key={row.ty} row={row} points={points} />
        ))}
      </ul>
    </section>
  )
}

function TasksWait({ children }: { readonly children?: ReactNode }) {
  const t = useTexts(taskTexts)
  return (
    <div className="pointsWaits" role="status" aria-label={t.loading}>
      <p className="unseen">{t.loading}</p>
      {children}
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

/** The balance, and what waits beside it. */
function Balance({ points, areOffersShown }: { points: Points; areOffersShown: boolean }) {
  const t = useTexts(taskTexts)
  const waits = readyOf(points)
  return (
    <HeroCard sun="behind">
      <div className="pointsBalance">
        <h2>{t.balance}</h2>
        {points.balance === undefined ? (
          <p className="pointsAmount" role="status" aria-label={t.loading} />
        ) : (
          <p className="pointsAmount money">{groupDigits(points.balance)}</p>
        )}
        {areOffersShown && <p>{waits > 0 ? <b>{t.ready(groupDigits(String(waits)))}</b> : t.nothingReady}</p>}
        {/* A file, which the frame holds already: the largest of the page is painted before anything has answered. */}
        <span className="pointsCoin">
          <SunCoin size={92} isFirst />
        </span>
      </div>
    </HeroCard>
  )
}

/** The tasks that are done and not collected. A follow is never done before: who does not want to follow is not reminded of it. */
function doneOf({ tasks }: Points): readonly ShownTask[] {
  return (tasks?.d ?? []).filter(
    ({ ty, task_state }) => task_state === taskStates.collectable && placeOfType(ty) !== 'social',
  )
}

/** What can be collected now, the check-in of today among it. */
function readyOf(points: Points): number {
  const { daily, obstacle } = points
  if (obstacle) return 0
  const sum = doneOf(points).reduce((coins, { config }) => coins + (readConfig(config)?.bonus ?? 0), 0)
  const isOpen = daily?.d.task_state === taskStates.collectable
  return sum + (isOpen ? (readCheckIn(daily.d.config)?.bonus ?? 0) : 0)
}
