import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { messageTexts } from './message.texts.ts'

/** The level that the member has come to. */
export function LevelNow() {
  const t = useTexts(messageTexts)
  const { answer } = useAnswer('GET /member/vip', {}, { isOwn: true })
  return answer && answer.vip > 0 ? <p>{t.levelNow(answer.vip)}</p> : null
}
