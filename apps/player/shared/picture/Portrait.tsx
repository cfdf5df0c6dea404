import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { sheetIcon } from '../sheetIcon.ts'
import { pictureAddress } from './pictureAddress.ts'

interface PortraitProps {
  /** The portrait that was chosen, where it is known and there is one. */
  readonly id?: string | undefined
  readonly size: number
}

/** A member's portrait. The standard one stands in for one that cannot be loaded, and an icon for both. */
export function Portrait({ id, size }: PortraitProps) {
  const sides = { width: size, height: size, alt: '' }
  const icon = <Icon drawing={sheetIcon('userCircle')} size={size} />
  const standard = <ImageWithFallback src="/img/avatars/default.webp" {...sides} fallback={icon} />
  if (!id) return standard
  const src = pictureAddress(`/img/avatars/${id}.webp`)
  return <ImageWithFallback key={id} src={src} {...sides} fallback={standard} />
}
