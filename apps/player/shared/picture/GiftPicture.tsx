import { Lines } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import type { ComponentProps } from 'react'
import { sheetIcon } from '../sheetIcon.ts'

interface GiftPictureProps extends Omit<ComponentProps<typeof ImageWithFallback>, 'alt' | 'fallback'> {
  readonly width: number
  readonly height: number
}

/** A picture of the app's own beside what is given. Where it cannot be loaded a gift is drawn in its size. */
export function GiftPicture(image: GiftPictureProps) {
  const { className, width, height } = image
  const drawn = (
    <svg
      className={className}
      data-gift=""
      viewBox="0 0 256 256"
      width={width}
      height={height}
      fill="currentColor"
      opacity="0.6"
      aria-hidden="true"
    >
      <Lines drawing={sheetIcon('giftFill')} />
    </svg>
  )
  return <ImageWithFallback {...image} alt="" fallback={drawn} />
}
