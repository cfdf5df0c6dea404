import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { taskTexts } from './task.texts.ts'

const mostShown = 9

/** How much waits to be collected, on the tab that leads there. Where nothing waits, or nobody knows, it is not there. */
export function UnclaimedBadge() {
  const t = useTexts(taskTexts)
  const { answer } = useAnswer('GET /promo/task/unclaimed', {}, { mayBeOld: true })
  if (!answer?.count) return null
  return (
    <span className="tabBadge">
      <span aria-hidden="true">{answer.count > mostShown ? `${mostShown}+` : answer.count}</span>
      <span className="unseen">{t.toCollect(answer.count)}</span>
    </span>
  )
}
