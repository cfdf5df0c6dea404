import { type Drawing, Lines } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import type { ComponentProps } from 'react'
import './imageOrDrawing.css'

interface ImageOrDrawingProps extends Omit<ComponentProps<typeof ImageWithFallback>, 'fallback'> {
  readonly width: number
  readonly height: number
  /** What is drawn in the place of an image that cannot be loaded. */
  readonly drawing: Drawing
}

/** An image, or a drawing as large as the image would be: what stands beside it does not move. */
export function ImageOrDrawing({ drawing, ...image }: ImageOrDrawingProps) {
  const { alt, className, width, height } = image
  // A drawing fills a square of 256. Here it takes half of the height, in the middle of a field with the sides of the image.
  const field = { width: (512 * width) / height, height: 512 }
  const view = `${(256 - field.width) / 2} ${(256 - field.height) / 2} ${field.width} ${field.height}`
  const heard = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  const drawn = (
    <svg
      className={className}
      data-drawn=""
      viewBox={view}
      width={width}
      height={height}
      fill="currentColor"
      {...heard}
    >
      <Lines drawing={drawing} />
    </svg>
  )
  return <ImageWithFallback {...image} fallback={drawn} />
}
