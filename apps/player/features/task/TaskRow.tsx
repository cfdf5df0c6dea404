import type { Calls } from '@saya/contract'
import { taskStates } from '@saya/contract/task/task.ts'
import { addressOfType, pesoMeasures, taskTypes } from '@saya/contract/task/taskTypes.ts'
import { groupDigits } from '@saya/money'
import { Button, ButtonLink } from '@saya/ui/button'
import { Chip } from '@saya/ui/chip'
import { ImageWithFallback } from '@saya/ui/picture'
import { ProgressBar } from '@saya/ui/progress'
import { useContext, useEffect, useRef } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { SunCoin } from '../../shared/filcoin/SunCoin.tsx'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { pictureOf, readConfig, wordOf } from './task.rules.ts'
import { taskArt } from './taskArt.ts'
import { taskTexts } from './task.texts.ts'
import { type FollowPage, useFollowPage } from './useFollowPage.ts'
import type { Points } from './usePoints.ts'
import { leftFor, leaveFor } from './wayBack.ts'

export type ShownTask = Calls['GET /promo/task/list']['answer']['d'][number]

/** One task: what it gives, how far it is, and the one thing to do about it. A follow without a page to follow is not shown. */
export function TaskRow({ row, points }: { row: ShownTask; points: Points }) {
  const t = useTexts(taskTexts)
  const language = useContext(LanguageContext)
  const line = useRef<HTMLLIElement>(null)
  // Whoever comes back from where a task had led them finds it again.
  useEffect(() => {
    if (leftFor(row.ty)) line.current?.scrollIntoView({ block: 'center' })
  }, [row.ty])
  const follow = useFollowPage(row)
  const config = readConfig(row.config)
  if (!config || follow.isHidden) return null
  return (
    <li className="taskRow" ref={line} data-ty={row.ty}>
      <span className="taskTile">
        <ImageWithFallback
          src={pictureOf(row.images)}
          width={44}
          height={44}
          alt=""
          fallback={<GiftPicture src={taskArt(row.ty)} width={30} height={30} loading="lazy" />}
        />
      </span>
      <div className="taskBody">
        <h3>{row.name}</h3>
        <p className="taskBonus">
          <SunCoin size={18} />
          <b className="num">+{config.bonus}</b>
          <Progress row={row} done={config.progress_bar} goal={config.goal_progress} />
        </p>
        {row.collect_until !== null && <p className="taskEnds">{t.ended(dayOf(row.collect_until - 1, language))}</p>}
      </div>
      <Act row={row} points={points} follow={follow} />
    </li>
  )
}

/** How far it is, where it is more than one thing to do. */
function Progress({ row, done, goal }: { row: ShownTask; done: number; goal: number }) {
  const t = useTexts(taskTexts)
  if (goal <= 1 || row.task_state === taskStates.collected) return null
  const measure = taskTypes[row.ty]?.measure
  const sign = measure && pesoMeasures.includes(measure) ? '₱' : ''
  const words = t.progress(`${sign}${groupDigits(String(done))}`, `${sign}${groupDigits(String(goal))}`)
  return (
    <>
      <ProgressBar value={done} max={goal} label={row.name} />
      <small className="num">{words}</small>
    </>
  )
}

interface ActProps {
  readonly row: ShownTask
  readonly points: Points
  readonly follow: FollowPage
}

function Act({ row, points, follow }: ActProps) {
  const t = useTexts(taskTexts)
  const word = wordOf(row.task_state, row.task_category)
  const name = `${t[word]}: ${row.name}`
  if (row.task_state === taskStates.collected) return <Chip tone="ok">{t[word]}</Chip>
  if (row.task_state === taskStates.failed) return <Chip tone="mute">{t[word]}</Chip>
  if (row.task_state === taskStates.collectable) return <Collect row={row} points={points} follow={follow} />
  const look = row.task_state === taskStates.go ? 'soft' : 'neutral'
  return (
    <ButtonLink
      look={look}
      size="small"
      href={addressOfType(row.ty) ?? '/'}
      onClick={() => leaveFor(row.ty)}
      aria-label={name}
    >
      {t[word]}
    </ButtonLink>
  )
}

/** A follow opens our page beside this one first: that somebody really follows nobody can know. */
function Collect({ row, points, follow: { page } }: ActProps) {
  const t = useTexts(taskTexts)
  function collect(): void {
    if (page) window.open(page, '_blank', 'noopener')
    void points.collect(row.ty)
  }
  return (
    <Button
      size="small"
      disabled={points.obstacle !== undefined}
      loading={points.busy === String(row.ty)}
      onClick={collect}
      aria-label={`${t.collect}: ${row.name}`}
    >
      {t.collect}
    </Button>
  )
}
