import { ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { useTexts } from '../../shared/texts.ts'
import { taskTexts } from './task.texts.ts'

interface ObstacleProps {
  readonly code: string
  readonly sentence: string
}

/** Why nothing can be collected now, and the way out. */
export function Obstacle({ code, sentence }: ObstacleProps) {
  const t = useTexts(taskTexts)
  const isVerifying = code === 'task_kyc_required'
  return (
    <Note tone="wait">
      <p>{sentence}</p>
      <ButtonLink size="medium" href={isVerifying ? '/s-kyc' : '/service'}>
        {isVerifying ? t.verify : t.service}
      </ButtonLink>
    </Note>
  )
}
