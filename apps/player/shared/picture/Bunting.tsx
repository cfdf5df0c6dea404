import { ImageWithFallback } from '@saya/ui/picture'

/** The flags over a banner. Nothing stands in for them. */
export function Bunting({ className }: { readonly className: string }) {
  const image = { className, src: '/img/home/bunting.svg', width: 342, height: 26, alt: '' }
  return <ImageWithFallback {...image} decoding={undefined} fallback={null} />
}
