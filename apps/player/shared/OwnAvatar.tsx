import { ImageWithFallback } from '@saya/ui/picture'
import { useAnswer } from './answer/useAnswer.ts'
import { pictureAddress } from './picture/pictureAddress.ts'

const standard = '/img/avatars/default.webp'

/** The signed-in member's portrait, and the standard one until it is known or when it cannot be loaded. */
export function OwnAvatar({ size }: { size: number }) {
  const { answer } = useAnswer('GET /member/detail', {})
  const chosen = answer?.avatar ? pictureAddress(`/img/avatars/${answer.avatar}.webp`) : standard
  const fallback = <img src={standard} width={size} height={size} alt="" />
  return <ImageWithFallback key={chosen} src={chosen} width={size} height={size} alt="" fallback={fallback} />
}
