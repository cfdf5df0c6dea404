import { Icon } from '@saya/ui/icon'
import { arrowClockwise } from '@saya/ui/icon/drawings/arrowClockwise'
import { type CSSProperties, useContext, useState } from 'react'
import { AnswerContext } from '../../../shared/answer/answers.ts'
import { refreshShown } from '../../../shared/answer/refreshShown.ts'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { pullTexts } from './pull.texts.ts'
import { isEnough } from './pull.rules.ts'
import { usePull } from './usePull.ts'
import './pullToRefresh.css'

/** Long enough to be seen. */
const leastMs = 500

/** What a page shows is asked for anew by pulling it down. */
export function PullToRefresh() {
  const t = useTexts(pullTexts)
  const store = useContext(AnswerContext)
  const [isAsking, setAsking] = useState(false)
  const pulled = usePull(() => void refresh())

  async function refresh() {
    if (isAsking) return
    setAsking(true)
    const seen = new Promise(resolve => setTimeout(resolve, leastMs))
    const [hasCome] = await Promise.all([refreshShown(store), seen])
    setAsking(false)
    if (!hasCome) void say(t.failed, 'bad')
  }

  if (pulled === 0 && !isAsking) return null
  return (
    <div className="pullToRefresh" role="status" data-asking={isAsking || undefined}>
      <span
        className="pullSign"
        data-enough={isEnough(pulled) || undefined}
        style={{ '--pulled': `${pulled}px`, '--turned': `${pulled * 3}deg` } as CSSProperties}
      >
        <Icon drawing={arrowClockwise} size={22} />
      </span>
      {isAsking && <span className="unseen">{t.asking}</span>}
    </div>
  )
}
