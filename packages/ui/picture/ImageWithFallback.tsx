import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

interface ImageProps extends ComponentProps<'img'> {
  alt: string
  /** Stands in when there is no address or nothing can be loaded from it. */
  fallback: ReactNode
}

/** An image that failed before the script ran has fired its event already, so it is also asked once mounted. */
export function ImageWithFallback({ fallback, src, alt, ...rest }: ImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (image.current?.complete && !image.current.naturalWidth) setFailed(src)
  }, [src])
  if (!src || failed === src) return fallback
  return <img decoding="async" {...rest} alt={alt} ref={image} src={src} onError={() => setFailed(src)} />
}
