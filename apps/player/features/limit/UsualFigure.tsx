import type { Limit } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { limitTexts } from './limit.texts.ts'
import { useFigure } from './useFigure.ts'

interface UsualFigureProps {
  readonly limit: Limit
  /** Takes it into the field, from where it is set or changed. */
  readonly onTake: (figure: string) => void
}

/** What a member usually used, where their own days say so, and a figure no higher than that. Nothing is taken for them. */
export function UsualFigure({ limit, onTake }: UsualFigureProps) {
  const t = useTexts(limitTexts)
  const figure = useFigure(limit)
  const { answer } = useAnswer('GET /member/own-figure/suggestion/list', {}, { mayBeOld: true })
  const own = answer?.d.find(({ counts, period }) => counts === limit.counts && period === limit.period)
  // What is known may be from before the limit was set.
  if (!own || (limit.most !== '' && Number(own.suggested) >= Number(limit.most))) return null
  const usual = { day: t.usualDay, week: t.usualWeek, month: t.usualMonth }[limit.period]
  return (
    <p className="limitUsual">
      <span>{usual(figure(own.usual))}</span>
      <Button look="soft" size="small" onClick={() => onTake(own.suggested.split('.')[0] ?? '')}>
        {t.take(figure(own.suggested))}
      </Button>
    </p>
  )
}
