import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import type { ComponentProps } from 'react'
import { sheetIcon } from '../sheetIcon.ts'

interface GiftPictureProps extends Omit<ComponentProps<typeof ImageWithFallback>, 'alt' | 'fallback' | 'width'> {
  readonly width: number
}

/** A picture of the app's own beside what is given; without a network, the drawing of a gift. */
export function GiftPicture(image: GiftPictureProps) {
  return (
    <ImageWithFallback {...image} alt="" fallback={<Icon drawing={sheetIcon('giftFill')} size={image.width / 2} />} />
  )
}
