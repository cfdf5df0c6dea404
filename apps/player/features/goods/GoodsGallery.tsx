import { Carousel } from '@saya/ui/carousel'
import { gift } from '@saya/ui/icon/drawings/gift'
import { ImageOrDrawing } from '../../shared/picture/ImageOrDrawing.tsx'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { useTexts } from '../../shared/texts.ts'
import { goodsTexts } from './goods.texts.ts'

interface GoodsGalleryProps {
  readonly goods: { readonly name: string; readonly imgs: readonly string[] }
}

/** All pictures of the goods, one to a view. */
export function GoodsGallery({ goods: { name, imgs } }: GoodsGalleryProps) {
  const t = useTexts(goodsTexts)
  return (
    <div className="goodsGallery">
      <Carousel
        label={t.pictures}
        view="banner"
        {...(imgs.length > 1 && { position: (at: number, count: number) => t.picture(at + 1, count) })}
      >
        {imgs.map((img, index) => (
          <ImageOrDrawing
            key={img}
            drawing={gift}
            src={pictureAddress(img)}
            alt={index === 0 ? name : `${name}, ${t.picture(index + 1, imgs.length)}`}
            width={520}
            height={416}
          />
        ))}
      </Carousel>
    </div>
  )
}
