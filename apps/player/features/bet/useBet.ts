import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useWatch } from '../../shared/answer/useWatch.ts'

/** One round. While it is open it is looked at anew whenever the balance changes or somebody comes back to the page. */
export function useBet(id: string) {
  const asked = useAnswer('GET /member/bet/detail', { query: { id } }, { isOwn: true })
  const { answer } = asked
  useWatch(asked, { changes: ['wallet'], isOver: answer !== undefined && answer.status !== 'pending' })
  return asked
}
