import { useAnswer } from './answer/useAnswer.ts'
import { Portrait } from './picture/Portrait.tsx'

/** The signed-in member's portrait, and the standard one until it is known. */
export function OwnAvatar({ size }: { size: number }) {
  const { answer } = useAnswer('GET /member/detail', {})
  return <Portrait id={answer?.avatar} size={size} />
}
