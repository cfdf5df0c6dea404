import { Icon } from '../icon/Icon.tsx'
import { userCircle } from '../icon/drawings/userCircle.ts'
import { ImageWithFallback } from '../picture/ImageWithFallback.tsx'
import './avatar.css'

interface AvatarProps {
  src: string | undefined
  /** Empty when a name stands beside it. */
  alt: string
  size?: 25 | 40 | 64 | 96
}

export function Avatar({ src, alt, size = 40 }: AvatarProps) {
  return (
    <span className="avatar" data-size={size}>
      <ImageWithFallback
        src={src}
        alt={alt}
        width={size}
        height={size}
        fallback={<Icon drawing={userCircle} size={size} label={alt} />}
      />
    </span>
  )
}
