import { ImageWithFallback } from '@saya/ui/picture'
import { SunMark } from '@saya/ui/wordmark'

interface StatePictureProps {
  readonly of?: 'empty' | 'not-found' | 'error' | 'offline' | 'maintenance'
}

/** The picture over the words of a page or list that has nothing to show, and our mark where it cannot be loaded. */
export function StatePicture({ of = 'empty' }: StatePictureProps) {
  const size = 88
  const image = { src: `/img/home/state-${of}.webp`, width: size, height: size, alt: '' }
  return <ImageWithFallback {...image} fallback={<SunMark size={size} />} />
}
